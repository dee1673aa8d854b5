import { getDefaultSettings, type SettingDefinition } from '#shared/kit/setting-definitions.ts'

/** Questions of the rules with a fixed set of answers, in the order in which a battle meets them. */
// oxfmt-ignore
export const SETTINGS = {
  moveOrder: {
    rule: 'SAND-SET-2', title: 'Who moves first', question: 'Is the order of moving tossed for more than once?',
    reason: 'The book tosses once.',
    choices: [{ value: 'fixed', label: 'The same all battle' }, { value: 'alternate', label: 'They take turns' }, { value: 'toss-each-turn', label: 'Tossed for every turn' }],
  },
  moveAndFire: {
    rule: 'SAND-TURN-2', title: 'Moving and firing', question: 'May a figure move and fire in one turn?',
    reason: 'Nothing forbids it.',
    choices: [{ value: 'yes', label: 'Yes' }, { value: 'guns-no', label: 'Yes, but no crew gun' }, { value: 'no', label: 'No' }],
  },
  meetAgain: {
    rule: 'SAND-MOVE-3', title: 'Meeting again', question: 'Do two units stop at R1 more than once?',
    reason: 'The book says when they first come within R1.',
    choices: [{ value: 'once', label: 'Once a battle' }, { value: 'after-parting', label: 'Again after parting' }],
  },
  meetThenClose: {
    rule: 'SAND-MOVE-6', title: 'Closing after meeting', question: 'When may units that have met close to contact?',
    reason: 'Each side fires once before they close.',
    choices: [{ value: 'after-fire', label: 'After a fire phase' }, { value: 'next-move', label: 'In the next move' }],
  },
  meetFacing: {
    rule: 'SAND-MOVE-3', title: 'Facing at R1', question: 'Do units that come within R1 turn to face each other?',
    reason: 'The book says they must stop and face each other.',
    choices: [{ value: 'face', label: 'Yes' }, { value: 'as-they-stand', label: 'No, headings stay' }],
  },
  againScope: {
    rule: 'SAND-HIT-2', title: 'Firing again', question: 'Who profits from firing at the same target again?',
    reason: 'You fire again: the same figure or gun.',
    choices: [{ value: 'same-shooter', label: 'The same shooter' }, { value: 'same-side', label: 'Everybody of the side' }],
  },
  armouredVehicleCover: {
    rule: 'SAND-HIT-3', title: 'Behind an armoured vehicle', question: 'What does a target behind an armoured vehicle cost the shooter?',
    reason: 'The book says both −1 and −2; only so both sentences say something.',
    choices: [{ value: -2, label: '−2' }, { value: -1, label: '−1' }],
  },
  rayCannonCrew: {
    rule: 'SAND-GUN-3', title: 'Crew of a ray cannon', question: 'How many men does a ray cannon need to fire?',
    reason: 'It is a three-man gun.',
    choices: [{ value: 3, label: 'Three' }, { value: 2, label: 'Two' }, { value: 1, label: 'One' }],
  },
  wildBazooka: {
    rule: 'SAND-MSL-4', title: 'Wild bazookas', question: 'Is the wild die thrown for bazookas?',
    reason: 'The book throws it for missiles.',
    choices: [{ value: false, label: 'No' }, { value: true, label: 'Yes' }],
  },
  cupDie: {
    rule: 'SAND-CUP-1', title: 'Cup die', question: 'What do 1, 2, 5 and 6 of the cup die say?',
    reason: 'It mends one pair of the book’s numbers instead of two.',
    choices: [{ value: 'A', label: '1–2 on target, 5 left, 6 right' }, { value: 'B', label: '5–6 on target, 1 left, 2 right' }],
  },
  smallArmsVsVehicles: {
    rule: 'SAND-DEF-5', title: 'Small arms and vehicles', question: 'Do pistols and rifles harm vehicles?',
    reason: 'The book limits them against walls and doors alone.',
    choices: [{ value: 'normal', label: 'Yes' }, { value: 'none', label: 'No' }],
  },
  bailOut: {
    rule: 'SAND-DEF-7', title: 'Bailing out', question: 'What of the people in a destroyed vehicle?',
    reason: 'The book does not say; a coin is fair.',
    choices: [{ value: 'coin', label: 'A coin each' }, { value: 'dead', label: 'They die' }, { value: 'safe', label: 'They get out' }],
  },
  melee: {
    rule: 'SAND-HTH-2', title: 'Pace of melee', question: 'Is a melee fought out in one turn?',
    reason: 'The book cancels men until it is decided.',
    choices: [{ value: 'at-once', label: 'Yes' }, { value: 'one-pair-per-turn', label: 'One pair a turn' }],
  },
  cancelled: {
    rule: 'SAND-HTH-2', title: 'Cancelled men', question: 'What of the men who cancel each other?',
    reason: 'They are out of the battle.',
    choices: [{ value: 'killed', label: 'Both are removed' }, { value: 'locked', label: 'Both are held fast' }],
  },
  outOfCommand: {
    rule: 'SAND-ROBO-9', title: 'Robots out of command', question: 'What do robots beyond R6 of a specialist do?',
    reason: 'They cannot keep to their task.',
    choices: [{ value: 'halt', label: 'They halt' }, { value: 'march-on', label: 'They march on' }],
  },
  breakPoint: {
    rule: 'SAND-VIC-1', title: 'Break point', question: 'Does a side give up when half of it is gone?',
    reason: 'The book names no end.',
    choices: [{ value: 'none', label: 'No' }, { value: '50%', label: 'Yes' }],
  },
  middleHold: {
    rule: 'SAND-VIC-3', title: 'Third objective', question: 'How long must the objective in No Man’s Land be held?',
    reason: 'The winner must hold it as well, no time is named.',
    choices: [{ value: 'at-end', label: 'When the battle is won' }, { value: 'six-turns', label: 'Six turns running too' }],
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>

/** Id of a question. */
export type SettingId = keyof typeof SETTINGS

/** Adjustable lengths and numbers. */
export interface AdjustableMeasures {
  /** R1 in millimetres (SAND-KIT-2). */
  readonly unitMm: number
  /** Width of the cup and the pail in millimetres (SAND-KIT-3). */
  readonly cupMm: number
  readonly pailMm: number
  /** Depth of both army zones as shares of the long side (SAND-SET-1). */
  readonly zones: readonly [first: number, second: number]
  /** Climbing speed on a cliff, in R per turn (SAND-TERR-3). */
  readonly cliffRate: number
  /** Turns after which the battle ends, or null (SAND-TURN-4). */
  readonly turnLimit: number | null
}

/** The answers to `SETTINGS` and the measures that a battle is played by. */
export type SandSettings = {
  readonly [Id in SettingId]: (typeof SETTINGS)[Id]['choices'][number]['value']
} & AdjustableMeasures

/** Default settings. */
export function createDefaultSettings(): SandSettings {
  return {
    ...getDefaultSettings(SETTINGS),
    unitMm: 305,
    cupMm: 80,
    pailMm: 160,
    zones: [1 / 3, 1 / 3],
    cliffRate: 1 / 3,
    turnLimit: null,
  }
}
