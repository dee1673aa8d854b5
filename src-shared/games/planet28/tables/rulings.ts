import { type RowId, listRowIds } from './row.ts'

/** Chapters of rulings, in the order in which a gamemaster meets them. */
export const RULING_CHAPTERS = [
  'Building a warband',
  'Vehicles',
  'Custom weapons',
  'Turns and moving',
  'Fighting and shooting',
  'Wounds and break tests',
  'Gear, traits and arcana',
  'Squads',
  'Solo',
  'Campaign',
] as const

/** Chapter of a ruling. */
export type RulingChapter = (typeof RULING_CHAPTERS)[number]

/** A possible answer to a ruling: stored value and label. */
export interface RulingChoice {
  readonly value: string | number | boolean
  readonly label: string
}

/** A question that the book leaves open, with the answers a group may choose from. */
export interface RulingRow {
  readonly title: string
  /** Id of the rule that raises the question. */
  readonly rule: string
  readonly chapter: RulingChapter
  /** The subsystem that applies the answer. */
  readonly follows: 'builder' | 'campaign' | 'battle'
  readonly question: string
  /** Why the first choice is the default. */
  readonly reason: string
  /** The first one is the default. */
  readonly choices: readonly [RulingChoice, ...RulingChoice[]]
}

/** All questions of Planet 28 with selectable answers, by chapter. */
// oxfmt-ignore
export const RULINGS = {
  minCharacters: {
    rule: 'P28-BUILD-1', chapter: 'Building a warband', follows: 'builder', title: 'Fewest characters',
    question: 'How many characters must a warband have?',
    reason: 'The book asks for two. Squad members count, vehicles do not, and solo play has no lower limit.',
    choices: [{ value: 2, label: 'At least 2' }, { value: 'free', label: 'Any number' }],
  },
  profileFloor: {
    rule: 'P28-BUILD-3', chapter: 'Building a warband', follows: 'builder', title: 'Cheapest profile',
    question: 'What is the least that a character profile can cost, gear not counted?',
    reason: 'Few hit points and bad traits can push a profile below nothing; without a floor it would pay for the others.',
    choices: [{ value: 0, label: 'Nothing' }, { value: 10, label: '10 points' }, { value: 'none', label: 'No limit, it may be negative' }],
  },
  traitRepeats: {
    rule: 'P28-TR-0', chapter: 'Building a warband', follows: 'builder', title: 'Same trait twice',
    question: 'May one profile buy the same trait or ability more than once?',
    reason: 'No entry says what a second copy would do.',
    choices: [{ value: false, label: 'Once only' }, { value: true, label: 'As often as wished' }],
  },
  complexArmour: {
    rule: 'P28-TR-barbaric', chapter: 'Building a warband', follows: 'builder', title: 'Complex armour',
    question: 'Which armour is too complex for a Barbaric character?',
    reason: 'The trait bars Complex armour, but no armour in the table is marked as Complex.',
    choices: [{ value: 'none', label: 'None' }, { value: 'energyShieldAndPower', label: 'Energy shield and power armour' }],
  },

  vehicleFloor: {
    rule: 'P28-VB-2', chapter: 'Vehicles', follows: 'builder', title: 'Cheapest vehicle',
    question: 'What is the least that a vehicle can cost?',
    reason: 'Traits with a negative price could otherwise make a vehicle that pays for the rest of the warband.',
    choices: [{ value: 0, label: 'Nothing' }, { value: 10, label: '10 points' }, { value: 'none', label: 'No limit, it may be negative' }],
  },
  corners: {
    rule: 'P28-GRID-4', chapter: 'Vehicles', follows: 'builder', title: 'Corners of the grid',
    question: 'Which facing do the corner cells of a building grid ring belong to?',
    reason: 'What is left of the sheet labels whole rows as front and rear.',
    choices: [{ value: 'frontRear', label: 'Front or rear' }, { value: 'leftRight', label: 'Left or right' }, { value: 'ownerChooses', label: 'The owner chooses' }],
  },
  gridFill: {
    rule: 'P28-GRID-5', chapter: 'Vehicles', follows: 'builder', title: 'Filling the grid',
    question: 'In which order are the cells of the building grid filled?',
    reason: 'Filled from the inside out, the number of sections and their places always give the same size.',
    choices: [{ value: 'insideOut', label: 'An inner ring before the next' }, { value: 'free', label: 'Any free cell' }],
  },
  gridPreset: {
    rule: 'P28-GRID-5', chapter: 'Vehicles', follows: 'builder', title: 'Size of the grid',
    question: 'How large is the building grid?',
    reason: 'The drawing is lost; six by six fits its labels and the numbers in the break test rules.',
    choices: [
      { value: '6x6', label: '6 by 6: small to 4 sections, medium to 16, large to 36' },
      { value: '6x7', label: '6 by 7: small to 6 sections, medium to 20, large to 42' },
    ],
  },
  ramshackleMinSections: {
    rule: 'P28-VEH-BREAK-3', chapter: 'Vehicles', follows: 'builder', title: 'Who may be Ramshackle',
    question: 'How many sections must a Ramshackle vehicle have?',
    reason: 'Vehicles below 16 sections never take a break test, so the trait is free points for them; the book does not forbid it.',
    choices: [{ value: 'none', label: 'Any number' }, { value: 16, label: 'At least 16' }],
  },
  vehicleReload: {
    rule: 'P28-VEH-ACT-1', chapter: 'Vehicles', follows: 'battle', title: 'Reloading a vehicle',
    question: 'How does a vehicle reload its weapons?',
    reason: 'Crew sets how many weapons fire in one action, so it sets how many are reloaded in one.',
    choices: [
      { value: 'crewPerAction', label: 'One weapon for each crew section, in one action' },
      { value: 'onePerAction', label: 'One weapon an action' },
      { value: 'free', label: 'Without an action' },
    ],
  },
  reverse: {
    rule: 'P28-VEH-MOVE-2', chapter: 'Vehicles', follows: 'battle', title: 'Driving backwards',
    question: 'How fast may a medium or large vehicle drive backwards?',
    reason: 'The book slows reversing only for a vehicle that leaves combat.',
    choices: [
      { value: 'fullSpeed', label: 'At full speed' },
      { value: 'halfSpeed', label: 'At half speed' },
      { value: 'leavingCombatOnly', label: 'Only to leave combat' },
    ],
  },
  facingDice: {
    rule: 'P28-VEH-FALL-1', chapter: 'Vehicles', follows: 'battle', title: 'Dice for a facing',
    question: 'Which facing does each face of 1D4 mean?',
    reason: 'Falls and Sabotage print two different orders, and each is clear by itself.',
    choices: [
      { value: 'asPrinted', label: 'Each rule keeps its own order' },
      { value: 'fallOrder', label: 'Always front, rear, left, right' },
      { value: 'sabotageOrder', label: 'Always front, right, rear, left' },
    ],
  },
  vehicleLock: {
    rule: 'P28-VEH-SHOOT-3', chapter: 'Vehicles', follows: 'battle', title: 'Shooting from a locked vehicle',
    question: 'Which vehicles cannot shoot or be shot at while locked in combat?',
    reason: 'The vehicle chapter lists its exceptions to shooting, and this is none of them.',
    choices: [{ value: 'asCharacters', label: 'All, as characters' }, { value: 'smallOnly', label: 'Small ones' }, { value: 'none', label: 'None' }],
  },
  coreHit: {
    rule: 'P28-GRID-6', chapter: 'Vehicles', follows: 'battle', title: 'Hitting the core',
    question: 'When can the four inner sections of a medium or large vehicle be hit?',
    reason: 'They lie under the crossing of the facing lines, so they are reached when nothing is left on the facing.',
    choices: [
      { value: 'whenFacingGone', label: 'When the attacked facing is gone' },
      { value: 'frontAndRear', label: 'Two with the front, two with the rear' },
      { value: 'anyFacing', label: 'From any facing' },
    ],
  },
  damagedFirst: {
    rule: 'P28-VEH-DMG-2', chapter: 'Vehicles', follows: 'battle', title: 'Damaged sections first',
    question: 'Which damaged section must be finished before a whole one is hit?',
    reason: 'Damage goes to the attacked facing, so a damaged section elsewhere cannot be in the way.',
    choices: [{ value: 'sameFacing', label: 'One on the attacked facing' }, { value: 'anyFacing', label: 'One anywhere on the vehicle' }],
  },
  engineLoss: {
    rule: 'P28-VEH-DMG-4', chapter: 'Vehicles', follows: 'battle', title: 'Losing the engine',
    question: 'What happens to a vehicle that loses its engine?',
    reason: 'A lost section takes along what it gave, and nothing else would make the engine matter.',
    choices: [{ value: 'immobile', label: 'It can no longer move or ram' }, { value: 'none', label: 'Nothing' }],
  },
  ramHits: {
    rule: 'P28-VEH-FIGHT-2', chapter: 'Vehicles', follows: 'battle', title: 'Who a ram hurts',
    question: 'Which characters take the impact damage of a charging vehicle?',
    reason: 'The hull runs into everyone it touches.',
    choices: [{ value: 'allInContact', label: 'Every enemy in contact' }, { value: 'targetOnly', label: 'The target only' }],
  },
  breakExemptAt: {
    rule: 'P28-VEH-BREAK-3', chapter: 'Vehicles', follows: 'battle', title: 'Last sections stand firm',
    question: 'With how many sections left does a vehicle stop taking break tests?',
    reason: 'The book names the last three.',
    choices: [{ value: 3, label: 'Three' }, { value: 2, label: 'Two' }, { value: 1, label: 'One' }],
  },
  flyerForcedStop: {
    rule: 'P28-VT-flyer', chapter: 'Vehicles', follows: 'battle', title: 'Flyer that cannot move',
    question: 'What happens to a flyer in the air that is kept from moving?',
    reason: 'The book destroys every flyer that spends no action on moving and makes no exception.',
    choices: [{ value: 'destroyed', label: 'It is destroyed' }, { value: 'lands', label: 'It lands' }],
  },

  customWeapons: {
    rule: 'P28-CW-3', chapter: 'Custom weapons', follows: 'builder', title: 'Custom weapons',
    question: 'May warbands bring weapons of their own making?',
    reason: 'The price formula makes some copies of printed weapons far too cheap, so the other side should agree.',
    choices: [{ value: 'consent', label: 'If the opponent agrees' }, { value: 'free', label: 'Always' }, { value: 'off', label: 'Never' }],
  },
  customFloor: {
    rule: 'P28-CW-3', chapter: 'Custom weapons', follows: 'builder', title: 'Cheapest custom weapon',
    question: 'What is the least that a custom weapon can cost?',
    reason: 'Rules with a negative price can bring the formula below nothing.',
    choices: [{ value: 0, label: 'Nothing' }, { value: 1, label: '1 credit' }],
  },

  sameZone: {
    rule: 'P28-SET-2', chapter: 'Turns and moving', follows: 'battle', title: 'Same deployment zone',
    question: 'What if two players roll the same deployment zone?',
    reason: 'The dice decide; the book does not ask for another roll.',
    choices: [{ value: 'allowed', label: 'Both deploy there' }, { value: 'reroll', label: 'The later one rolls again' }],
  },
  initiative: {
    rule: 'P28-TURN-7', chapter: 'Turns and moving', follows: 'battle', title: 'Order of acting',
    question: 'When is the order of acting worked out?',
    reason: 'If it followed every change, each step into or out of an aura would shuffle the list.',
    choices: [{ value: 'snapshot', label: 'Once, at the start of the turn' }, { value: 'live', label: 'Anew after every change' }],
  },
  durationStart: {
    rule: 'P28-META-8', chapter: 'Turns and moving', follows: 'battle', title: 'First turn of an effect',
    question: 'Which turn is the first of an effect that lasts a number of turns?',
    reason: 'So one turn means the rest of this turn, as in other entries.',
    choices: [{ value: 'current', label: 'The present turn' }, { value: 'next', label: 'The next turn' }],
  },
  aurasStack: {
    rule: 'P28-META-9', chapter: 'Turns and moving', follows: 'battle', title: 'Same aura twice',
    question: 'Do two auras of the same name add up?',
    reason: 'Otherwise a row of Inspiring characters would pass every roll.',
    choices: [{ value: false, label: 'No, one counts' }, { value: true, label: 'Yes, each counts' }],
  },
  rerollsPerRoll: {
    rule: 'P28-ROLL-6', chapter: 'Turns and moving', follows: 'battle', title: 'Rolling again',
    question: 'How often may one roll be rolled again?',
    reason: 'Several sources of rerolls can meet in one roll; the second result should stand.',
    choices: [{ value: 1, label: 'Once in all' }, { value: 'unlimited', label: 'Once for each source' }],
  },
  holdInterrupts: {
    rule: 'P28-HOLD-2', chapter: 'Turns and moving', follows: 'battle', title: 'Using a held action',
    question: 'When may a unit on hold step in?',
    reason: 'Holding is worth little if it cannot answer a move before the shot that follows.',
    choices: [
      { value: 'betweenActions', label: 'Between two actions of another unit' },
      { value: 'betweenActivations', label: 'Only after another unit has done all its actions' },
    ],
  },
  passFriends: {
    rule: 'P28-MOVE-3', chapter: 'Turns and moving', follows: 'battle', title: 'Moving past friends',
    question: 'May a unit move through friendly models?',
    reason: 'Friends step aside; nobody may end on top of another model.',
    choices: [{ value: true, label: 'Yes' }, { value: false, label: 'No, they block the way' }],
  },
  hazardRollsFor: {
    rule: 'P28-TERR-4', chapter: 'Turns and moving', follows: 'battle', title: 'Rolls on hazardous ground',
    question: 'Which actions on hazardous ground need a roll?',
    reason: 'The chapter is about moving, and its example rolls for two moves.',
    choices: [{ value: 'moves', label: 'Those that move' }, { value: 'everyAction', label: 'Every action' }],
  },
  stayRoll: {
    rule: 'P28-CLIMB-4', chapter: 'Turns and moving', follows: 'battle', title: 'Staying on the wall',
    question: 'When does a climber who is still on the wall roll to hold on?',
    reason: 'The sentence in the book is garbled; a second climb in the same turn is a roll already.',
    choices: [{ value: 'endOfActivation', label: 'After its last action of the turn' }, { value: 'everyAction', label: 'After every action' }],
  },
  fallHeight: {
    rule: 'P28-FALL-2', chapter: 'Turns and moving', follows: 'battle', title: 'Height of a fall',
    question: 'From which height does a failed climb fall?',
    reason: 'The two examples in the book measure differently; this reading gives the result of both.',
    choices: [
      { value: 'asExamples', label: 'The full height of a face that one action could climb, else the height reached' },
      { value: 'reachedOnly', label: 'Always the height reached' },
    ],
  },
  pushOffLedge: {
    rule: 'P28-FALL-4', chapter: 'Turns and moving', follows: 'battle', title: 'Pushed over a ledge',
    question: 'Do pushes and shifts over a ledge of more than 5 cm cause a fall?',
    reason: 'The book says so for Throw, and the ground is as far away after a push.',
    choices: [{ value: true, label: 'Yes' }, { value: false, label: 'Only Throw does' }],
  },

  chargesPerTurn: {
    rule: 'P28-CHRG-3', chapter: 'Fighting and shooting', follows: 'battle', title: 'Charges in a turn',
    question: 'How often may a unit charge in one turn?',
    reason: 'Pushing a foe back and charging again would always beat a plain fight.',
    choices: [{ value: 1, label: 'Once' }, { value: 'unlimited', label: 'As often as it can' }],
  },
  blockAndCounter: {
    rule: 'P28-CHRG-6', chapter: 'Fighting and shooting', follows: 'battle', title: 'Block and counter',
    question: 'May a charged unit both block and counter?',
    reason: 'Blocking is free and countering costs an action; the book allows both.',
    choices: [{ value: 'both', label: 'Both' }, { value: 'either', label: 'One or the other' }],
  },
  counterNeeds: {
    rule: 'P28-COUNT-3', chapter: 'Fighting and shooting', follows: 'battle', title: 'Who may counter',
    question: 'What does a unit need to counter an attack?',
    reason: 'Two passages differ; the rule for counters itself asks that the unit has not acted.',
    choices: [
      { value: 'notActed', label: 'Not to have acted this turn, and an action to pay with' },
      { value: 'unspentAction', label: 'Only an action to pay with' },
    ],
  },
  focusForCounters: {
    rule: 'P28-MULTI-3', chapter: 'Fighting and shooting', follows: 'battle', title: 'Focus test for counters',
    question: 'Does a unit with several foes take a focus test before a counter or free fight too?',
    reason: 'The test is written for its own attacks.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  retreatProvokes: {
    rule: 'P28-LEAVE-5', chapter: 'Fighting and shooting', follows: 'battle', title: 'Parting blows at a retreat',
    question: 'Do foes in contact get a free fight when a unit is forced out of combat?',
    reason: 'Free fights could cause new break tests without end, and retreats are said to be at full speed.',
    choices: [{ value: false, label: 'No, only when it leaves by choice' }, { value: true, label: 'Yes' }],
  },
  friendlyFire: {
    rule: 'P28-SHOOT-8', chapter: 'Fighting and shooting', follows: 'battle', title: 'Shooting at friends',
    question: 'May a unit shoot at its own side?',
    reason: 'The book lets it shoot at any other character; no campaign points are earned by it.',
    choices: [{ value: 'allowed', label: 'Yes, once the player confirms' }, { value: 'splashOnly', label: 'No, only blasts hit friends' }],
  },
  indirectCover: {
    rule: 'P28-COVER-2', chapter: 'Fighting and shooting', follows: 'battle', title: 'Cover from indirect fire',
    question: 'Does cover help against Indirect weapons?',
    reason: 'The shell drops from above.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  indirectRoll: {
    rule: 'P28-WR-indirect', chapter: 'Fighting and shooting', follows: 'battle', title: 'Roll for indirect fire',
    question: 'Does an Indirect shot need a Shooting roll besides the guess?',
    reason: 'The entry replaces the line of sight; it does not waive the roll.',
    choices: [{ value: 'required', label: 'Yes' }, { value: 'none', label: 'No, the guess decides' }],
  },
  apVsVehicleCover: {
    rule: 'P28-WR-armour-piercing', chapter: 'Fighting and shooting', follows: 'battle', title: 'Armour piercing against vehicles in cover',
    question: 'Does Armour piercing take away the cover roll of a vehicle?',
    reason: 'That roll is an armour roll, and the rule allows none.',
    choices: [{ value: 'cancels', label: 'Yes' }, { value: 'keeps', label: 'No, the vehicle still rolls' }],
  },
  firstRound: {
    rule: 'P28-WEAP-3', chapter: 'Fighting and shooting', follows: 'battle', title: 'First shot',
    question: 'Where does the first shot in a weapon come from?',
    reason: 'One piece of ammunition is one shot, so the loaded one is bought as well.',
    choices: [{ value: 'fromStock', label: 'From the bought ammunition' }, { value: 'free', label: 'The weapon comes loaded, free' }],
  },
  fistsAlways: {
    rule: 'P28-WEAP-6', chapter: 'Fighting and shooting', follows: 'builder', title: 'Fists',
    question: 'When can a character fight with bare fists?',
    reason: 'A kick or a headbutt needs no free hand.',
    choices: [{ value: true, label: 'Always' }, { value: 'freeHandOnly', label: 'With a free hand' }],
  },

  woundEndsAt: {
    rule: 'P28-DMG-2', chapter: 'Wounds and break tests', follows: 'battle', title: 'End of the wound penalty',
    question: 'When does healing end the penalty for being wounded?',
    reason: 'The book says above half; exactly half after healing is not enough.',
    choices: [{ value: 'above50', label: 'Above half of the hit points' }, { value: 'atLeast50', label: 'At half or above' }],
  },
  woundHitsBreakTest: {
    rule: 'P28-DMG-3', chapter: 'Wounds and break tests', follows: 'battle', title: 'Wounded in the first break test',
    question: 'Does the wound penalty count in the break test that the same wound causes?',
    reason: 'The penalty starts at once and lowers every skill.',
    choices: [{ value: true, label: 'Yes' }, { value: false, label: 'Only in later tests' }],
  },
  overheal: {
    rule: 'P28-DMG-4', chapter: 'Wounds and break tests', follows: 'battle', title: 'Healing above the start',
    question: 'May healing bring a character above the hit points it started with?',
    reason: 'Healing restores what was lost.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  breakPenalty: {
    rule: 'P28-BREAK-2', chapter: 'Wounds and break tests', follows: 'battle', title: 'Penalty for further break tests',
    question: 'Which earlier break tests make the next one harder?',
    reason: 'The rule speaks of every further test, passed ones included.',
    choices: [
      { value: 'game', label: 'All of this game' },
      { value: 'failuresInARow', label: 'The ones failed in a row' },
      { value: 'turn', label: 'All of this turn' },
    ],
  },
  fledCounts: {
    rule: 'P28-BREAK-4', chapter: 'Wounds and break tests', follows: 'campaign', title: 'Fled from the table',
    question: 'What is a character that flees over the table edge?',
    reason: 'It was neither killed nor did it see the game through.',
    choices: [
      { value: 'gone', label: 'Gone: no injury, no points for anyone' },
      { value: 'survived', label: 'A survivor' },
      { value: 'killed', label: 'Killed' },
    ],
  },
  fearFailure: {
    rule: 'P28-BREAK-8', chapter: 'Wounds and break tests', follows: 'battle', title: 'Failing a test of fear',
    question: 'What does failing a break test caused by a trait do?',
    reason: 'The traits call it a break test, so it ends like any other.',
    choices: [{ value: 'retreat', label: 'The character retreats and is broken' }, { value: 'actionLost', label: 'Only the action is lost' }],
  },
  vehicleFear: {
    rule: 'P28-BREAK-9', chapter: 'Wounds and break tests', follows: 'battle', title: 'Vehicles and fear',
    question: 'Do Fearsome and Terrifying work on vehicles?',
    reason: 'Vehicles have no Psyche, and their own test would fail far too often on a whole vehicle.',
    choices: [{ value: 'immune', label: 'No' }, { value: 'sectionRoll', label: 'Yes, with the vehicle break test' }],
  },
  poisonEnds: {
    rule: 'P28-WR-poisonous', chapter: 'Wounds and break tests', follows: 'battle', title: 'End of poison',
    question: 'What ends the damage of a Poisonous weapon?',
    reason: 'The book prints no cure.',
    choices: [{ value: 'never', label: 'Only the end of the game' }, { value: 'anyHealing', label: 'Any healing' }],
  },
  poisonVehicles: {
    rule: 'P28-WR-poisonous', chapter: 'Wounds and break tests', follows: 'battle', title: 'Poisoned vehicles',
    question: 'Do Poisonous weapons go on hurting vehicles?',
    reason: 'The entry speaks of characters.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },

  xArmourRolls: {
    rule: 'P28-ARM-psy-hood', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Armour without dice',
    question: 'What does armour without printed dice roll?',
    reason: 'It fills the place of armour and prints a cross where the dice would be.',
    choices: [{ value: 'none', label: 'Nothing' }, { value: 'noArmour', label: 'The dice of No armour' }],
  },
  heavyArmourDice: {
    rule: 'P28-ARM-heavy-armour', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Heavy armour',
    question: 'Which dice does heavy armour roll?',
    reason: 'The printed dice are weaker than those of the cheaper ballistic armour, but they can be played.',
    choices: [{ value: '1D12', label: '1D12 as printed' }, { value: '2D12', label: 'Two dice: 2D12' }, { value: '1D12+6', label: 'Six more: 1D12+6' }],
  },
  doseCount: {
    rule: 'P28-IT-stimulants', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Counting stimulants',
    question: 'Over what time are uses of stimulants counted?',
    reason: 'A growing need for doses is a matter of a lifetime.',
    choices: [{ value: 'career', label: 'The whole career' }, { value: 'game', label: 'One game' }],
  },
  psykaEqual: {
    rule: 'P28-IT-psyka', chapter: 'Gear, traits and arcana', follows: 'campaign', title: 'Psyka: equal roll',
    question: 'What if the Psyka roll equals the number of uses?',
    reason: 'Only higher and lower are printed; equal is not higher.',
    choices: [{ value: 'addicted', label: 'Addicted' }, { value: 'safe', label: 'No harm done' }],
  },
  incorporealImpassable: {
    rule: 'P28-TR-incorporeal', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Incorporeal and impassable ground',
    question: 'May an Incorporeal character cross impassable ground?',
    reason: 'The trait passes through obstacles and models; impassable ground is never entered.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  unearthlyArcana: {
    rule: 'P28-TR-unearthly', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Arcana against the Unearthly',
    question: 'Do arcane powers hurt an Unearthly character?',
    reason: 'It is hurt by Arcane weapons, and almost nothing printed could hurt it otherwise.',
    choices: [{ value: 'hurts', label: 'Yes' }, { value: 'immune', label: 'No' }],
  },
  haggleScope: {
    rule: 'P28-AB-haggle', chapter: 'Gear, traits and arcana', follows: 'campaign', title: 'How often to haggle',
    question: 'What does one Haggle roll cover?',
    reason: 'The entry speaks of the price of an item.',
    choices: [{ value: 'perItem', label: 'One item' }, { value: 'perPurchase', label: 'Everything bought at once' }],
  },
  arcanaDuplicates: {
    rule: 'P28-TR-minor-arcana', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Same power twice',
    question: 'What if a character rolls the same arcane power twice?',
    reason: 'A second copy would be worth nothing.',
    choices: [{ value: 'reroll', label: 'Roll again' }, { value: 'keep', label: 'Bad luck, it stays' }],
  },
  blindHitsCaster: {
    rule: 'P28-ARC-1', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Blind and its caster',
    question: 'Does Blind also blind the one who casts it?',
    reason: 'Taken literally nobody would ever cast it.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  rentEqual: {
    rule: 'P28-RENT-2', chapter: 'Gear, traits and arcana', follows: 'battle', title: 'Rent asunder: equal roll',
    question: 'What if the roll after a failed power equals the Psyche?',
    reason: 'The book leaves it open; elsewhere an equal roll is a failure.',
    choices: [{ value: 'rent', label: 'Rent asunder' }, { value: 'safe', label: 'Safe' }],
  },

  coherency: {
    rule: 'P28-SQ-4', chapter: 'Squads', follows: 'battle', title: 'Keeping together',
    question: 'When is a squad together?',
    reason: 'The book asks each member for one other member nearby, no more.',
    choices: [{ value: 'neighbour', label: 'Each member has another within 5 cm' }, { value: 'chain', label: 'All are linked in one chain of 5 cm steps' }],
  },
  rejoin: {
    rule: 'P28-SQ-5', chapter: 'Squads', follows: 'battle', title: 'Coming back to the squad',
    question: 'When does a member that was left behind belong to the squad again?',
    reason: 'It must spend its actions on coming back, which would be pointless if it could not rejoin.',
    choices: [{ value: 'onReturn', label: 'Once it is within 5 cm' }, { value: 'never', label: 'Not in this game' }],
  },
  squadRange: {
    rule: 'P28-SQ-7', chapter: 'Squads', follows: 'battle', title: 'Range of a squad',
    question: 'Who of a squad must be in range of the target?',
    reason: 'Members share their sight, not the reach of their weapons.',
    choices: [{ value: 'perMember', label: 'Each member that attacks' }, { value: 'anyMember', label: 'One member is enough' }],
  },
  squadWounds: {
    rule: 'P28-SQ-7', chapter: 'Squads', follows: 'battle', title: 'Wounded squad members',
    question: 'Do members below half of their hit points have the wound penalty?',
    reason: 'The squad chapter takes nothing away from the rule for characters.',
    choices: [{ value: 'member', label: 'Yes, each for itself' }, { value: 'none', label: 'No' }],
  },
  squadChargeDie: {
    rule: 'P28-SQ-8', chapter: 'Squads', follows: 'battle', title: 'Charge bonus of a squad',
    question: 'How is the charge bonus of a squad rolled?',
    reason: 'It is one charge, and one die keeps it quick.',
    choices: [{ value: 'shared', label: 'One die for all' }, { value: 'perMember', label: 'One die for each member' }],
  },
  squadOverflow: {
    rule: 'P28-SQ-10', chapter: 'Squads', follows: 'battle', title: 'Damage left over',
    question: 'What happens to damage beyond the hit points of the member that dies?',
    reason: 'Vehicles print a rule for passing it on, squads do not.',
    choices: [{ value: 'lost', label: 'It is lost' }, { value: 'carries', label: 'It goes to the next member' }],
  },
  squadTestBeforeSplit: {
    rule: 'P28-SQ-12', chapter: 'Squads', follows: 'battle', title: 'Break test before splitting up',
    question: 'Does a squad that falls to two members take its break test before it splits up?',
    reason: 'Otherwise hardly any squad would ever take the test.',
    choices: [{ value: true, label: 'Yes' }, { value: false, label: 'No, it splits up first' }],
  },

  enemyOrder: {
    rule: 'P28-SOLO-3', chapter: 'Solo', follows: 'battle', title: 'Order among the enemies',
    question: 'In which order do the enemies of a solo game act?',
    reason: 'Higher Agility acts first everywhere else.',
    choices: [
      { value: 'agility', label: 'By their own Agility' },
      { value: 'nearest', label: 'Nearest to a player’s unit first' },
      { value: 'player', label: 'As the player decides' },
    ],
  },
  aiChargeFirst: {
    rule: 'P28-AI-5', chapter: 'Solo', follows: 'battle', title: 'Charge or shoot',
    question: 'Does an enemy that can both charge and shoot charge?',
    reason: 'One line of the book says they always charge if they can.',
    choices: [{ value: true, label: 'Yes, it charges' }, { value: false, label: 'No, it shoots' }],
  },

  actionPoints: {
    rule: 'P28-CAMP-2', chapter: 'Campaign', follows: 'campaign', title: 'Points for successful attacks',
    question: 'How often does a character earn a point for a successful shot or fight?',
    reason: 'Kills are counted one by one, so attacks are too.',
    choices: [{ value: 'eachSuccess', label: 'Every time' }, { value: 'oncePerGame', label: 'Once a game' }],
  },
  unwounded: {
    rule: 'P28-CAMP-2', chapter: 'Campaign', follows: 'campaign', title: 'Ending unwounded',
    question: 'Who earns the points for ending a game unwounded?',
    reason: 'A healed wound was still a wound.',
    choices: [{ value: 'neverHurt', label: 'Those who lost no hit point all game' }, { value: 'fullAtEnd', label: 'Those at full hit points at the end' }],
  },
  destroyedBy: {
    rule: 'P28-CAMP-3', chapter: 'Campaign', follows: 'campaign', title: 'Half of the enemy',
    question: 'How is half of the enemy warband counted?',
    reason: 'Models can be counted at a glance; a vehicle is one.',
    choices: [{ value: 'models', label: 'By models' }, { value: 'points', label: 'By points' }],
  },
  negativeTraitRefund: {
    rule: 'P28-CAMP-4', chapter: 'Campaign', follows: 'campaign', title: 'Bad traits in a campaign',
    question: 'Does taking a negative trait between games give campaign points?',
    reason: 'Flaws are chosen at creation; later they would be free points.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  recruitsPaidFrom: {
    rule: 'P28-CAMP-5', chapter: 'Campaign', follows: 'campaign', title: 'Paying for recruits',
    question: 'Whose campaign points pay for a new character?',
    reason: 'Characters spend their points on themselves only.',
    choices: [{ value: 'pool', label: 'Those of the warband' }, { value: 'anyone', label: 'Anyone may chip in' }],
  },
  injuryGames: {
    rule: 'P28-INJ-6', chapter: 'Campaign', follows: 'campaign', title: 'Counting games of an injury',
    question: 'Which games count towards the end of an injury?',
    reason: 'An injury that is sat out at home would cost nothing.',
    choices: [{ value: 'played', label: 'Those the character plays' }, { value: 'warband', label: 'Those the warband plays' }],
  },
  dissolvedPoints: {
    rule: 'P28-SQ-12', chapter: 'Campaign', follows: 'campaign', title: 'Points of a squad that splits up',
    question: 'Who gets the campaign points of a squad whose members become characters?',
    reason: 'All of them earned the points together.',
    choices: [{ value: 'equal', label: 'The same to each, odd points to the pool' }, { value: 'pool', label: 'All of them go to the pool' }],
  },
  squadSpend: {
    rule: 'P28-SQC-1', chapter: 'Campaign', follows: 'campaign', title: 'Improving a squad',
    question: 'What does it cost to improve a squad?',
    reason: 'Every member gets better, as at creation, where the profile is paid for each.',
    choices: [{ value: 'perMember', label: 'The price for each living member' }, { value: 'flat', label: 'The price once' }],
  },
  vehicleDamagePersists: {
    rule: 'P28-VCAMP-3', chapter: 'Campaign', follows: 'campaign', title: 'Vehicle damage between games',
    question: 'Does a vehicle keep its damage between games?',
    reason: 'Repairs have a price, which would mean nothing otherwise.',
    choices: [{ value: true, label: 'Yes, until it is repaired' }, { value: false, label: 'No, it starts whole' }],
  },
  agendasPerWarband: {
    rule: 'P28-AGENDA-1', chapter: 'Campaign', follows: 'campaign', title: 'Hidden agendas at once',
    question: 'How many characters of a warband may have a hidden agenda?',
    reason: 'The book offers one to any character and names no limit.',
    choices: [{ value: 'any', label: 'Any number, one each' }, { value: 1, label: 'One' }],
  },
  agendaAtZero: {
    rule: 'P28-AGENDA-2', chapter: 'Campaign', follows: 'campaign', title: 'Worthless agenda',
    question: 'What happens to a hidden agenda that is worth nothing any more?',
    reason: 'Nobody should be bound to a goal without a reward.',
    choices: [{ value: 'mayDrop', label: 'It may be dropped between games' }, { value: 'keep', label: 'It is kept until it is done' }],
  },
} as const satisfies Record<string, RulingRow>

/** Id of a ruling, under which its answer is stored. */
export type RulingId = RowId<typeof RULINGS>

/** Answers to all rulings. */
export type Settings = { readonly [Id in RulingId]: (typeof RULINGS)[Id]['choices'][number]['value'] }

/** Rulings applied by the builders. */
export const BUILDER_RULING_IDS: readonly RulingId[] = rulingsFollowedBy('builder')

/** Rulings applied in battles. */
export const BATTLE_RULING_IDS: readonly RulingId[] = rulingsFollowedBy('battle')

/** Rulings applied in a campaign between battles. */
export const CAMPAIGN_RULING_IDS: readonly RulingId[] = rulingsFollowedBy('campaign')

function rulingsFollowedBy(follower: RulingRow['follows']): RulingId[] {
  return listRowIds(RULINGS).filter((id) => {
    const row: RulingRow = RULINGS[id]
    return row.follows === follower
  })
}
