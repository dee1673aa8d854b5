import type { JsonRecord } from '#main/games/kit/json.ts'
import {
  createExampleCharacterOptions,
  runCommandInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import { createExampleSquadOptions } from '#main/games/planet28/vectors/battle/squads.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { hullOf, MEDIUM } from '#tests/support/planet28-hulls.ts'
import {
  type RulingDemonstrations,
  type TableRuling,
  carrying,
  changed,
  formatRollLabels,
  findRefusalRule,
  ruled,
  showing,
  executeWithFaces,
} from './ruling-demonstrations.ts'

const LOBBER: HouseRow = {
  table: 'weapons',
  id: 'lobber',
  kind: 'own',
  fields: {
    name: 'Lobber',
    cost: 40,
    type: 'ranged',
    hands: 1,
    damage: '2D6',
    rangeCm: 40,
    specialRules: ['indirect'],
    ammo: null,
    keywords: [],
  },
}
const measured = { distanceCm: 10, isSeen: true, cover: 'none' } as const

const shotWith = (
  weapon: string,
  target: string,
  more: Partial<BattleCommandOf<'shoot'>> = {},
): BattleCommandOf<'shoot'> => ({
  by: 'us',
  type: 'shoot',
  unit: 'us',
  target,
  strikes: [{ model: 'us.1', weapon }],
  said: measured,
  ...more,
})
const blow = (more: Partial<BattleCommandOf<'fight'>> = {}): BattleCommandOf<'fight'> => ({
  by: 'us',
  type: 'fight',
  unit: 'us',
  target: 'foe',
  strikes: [{ model: 'us.1', weapon: 'fist' }],
  distanceCm: 0,
  ...more,
})

const [us, mate, foe] = [
  createExampleCharacterOptions('us', { F: 8, S: 8 }),
  createExampleCharacterOptions('mate', {}, 'us'),
  createExampleCharacterOptions('foe', { hp: 40 }),
]
const charged = [{ ask: 'charge-fight', unit: 'us', target: 'foe', rule: 'P28-CHRG-1' }] as const
const lobbing = (settings: JsonRecord, cover: 'none' | 'part') => ({
  battle: ruled([carrying(us, ['lobber']), foe], settings, { house: [LOBBER] }),
  shot: shotWith('lobber', 'foe', { said: { ...measured, cover, guessCm: 10 } }),
})

const three = createExampleSquadOptions('us', { F: 8 }, [[], [], []])

/** Dice of a blow at a target with this armour, all of them ones: the number of dice of each roll, and its value. */
const dressed = (armour: string, settings: JsonRecord) =>
  runCommandInBattle(
    ruled([us, createExampleCharacterOptions('foe', { hp: 40, armour })], settings),
    blow(),
    showing(1),
  ).rolls.map(({ dice, value }) => [dice.length, value])

export const FIGHTING = {
  chargesPerTurn: {
    scene: 'A second charge in a turn',
    play(settings) {
      const start = changed(ruled([us, foe], settings), 'us', (unit) => ({
        ...unit,
        turn: { ...unit.turn, charges: 1 },
      }))
      const path = { cm: 4, ground: [], contacts: ['foe'] }
      return findRefusalRule(start, { by: 'us', type: 'move', unit: 'us', charge: 'foe', said: path })
    },
    outcomes: { 1: 'P28-CHRG-3', unlimited: null },
  },
  blockAndCounter: {
    scene: 'Who is charged blocks it, and fights back as well',
    play(settings) {
      const start = { ...ruled([us, foe], settings, { locks: [['us', 'foe']] }), due: charged }
      return findRefusalRule(start, blow({ answer: { block: true, counter: 'fist' } }))
    },
    outcomes: { both: null, either: 'P28-CHRG-6' },
  },
  counterNeeds: {
    scene: 'Who has acted and holds an action fights back',
    play(settings) {
      const start = changed(ruled([us, foe], settings, { locks: [['us', 'foe']] }), 'foe', (unit) => ({
        ...unit,
        turn: { ...unit.turn, hasActed: true, isActivated: true, isHolding: true, actions: 1 },
      }))
      return findRefusalRule(start, blow({ answer: { counter: 'fist' } }))
    },
    outcomes: { notActed: 'P28-COUNT-3', unspentAction: null },
  },
  focusForCounters: {
    scene: 'Who touches two foes fights back: whether it takes a focus test',
    play(settings) {
      const start = ruled([us, mate, foe], settings, {
        locks: [
          ['us', 'foe'],
          ['mate', 'foe'],
        ],
      })
      return formatRollLabels(start, blow({ answer: { counter: 'fist' } }), showing(1)).includes('Focus test')
    },
    outcomes: { false: false, true: true },
  },
  retreatProvokes: {
    scene: 'A foe in contact is terrified: what the table is asked',
    play(settings) {
      const start = changed(
        ruled([createExampleCharacterOptions('us', { P: 9 }), foe], settings, { locks: [['us', 'foe']] }),
        'us',
        (unit) => ({
          ...unit,
          arcana: ['terrify'],
        }),
      )
      const cast: BattleCommand = { by: 'us', type: 'cast', unit: 'us', arcana: 'terrify', target: 'foe', isSeen: true }
      return executeWithFaces(start, cast, [1])
        .battle.due.map(({ ask }) => ask)
        .toSorted()
    },
    outcomes: { false: ['retreat'], true: ['free-fight', 'retreat'] },
  },
  friendlyFire: {
    scene: 'A shot at a friend',
    play: (settings) =>
      findRefusalRule(
        ruled([createExampleCharacterOptions('us', { weapon: 'laser-pistol' }), mate, foe], settings),
        shotWith('laser-pistol', 'mate'),
      ),
    outcomes: { allowed: null, splashOnly: 'P28-SHOOT-8' },
  },
  indirectCover: {
    scene: 'An Indirect shot at somebody in cover: whether the cover is rolled',
    play(settings) {
      const { battle, shot } = lobbing(settings, 'part')
      return formatRollLabels(battle, shot, showing(1)).includes('Cover')
    },
    outcomes: { false: false, true: true },
  },
  indirectRoll: {
    scene: 'An Indirect shot: whether Shooting is rolled',
    play(settings) {
      const { battle, shot } = lobbing(settings, 'none')
      return formatRollLabels(battle, shot, showing(1)).includes('Shooting')
    },
    outcomes: { required: true, none: false },
  },
  apVsVehicleCover: {
    scene: 'A shot that pierces armour at a hull in cover: whether the cover is rolled',
    play(settings) {
      const start = ruled(
        [createExampleCharacterOptions('us', { weapon: 'plasma-rifle', S: 6 }), hullOf('tank', MEDIUM)],
        settings,
      )
      const hull: BattleCommandOf<'shoot'>['hull'] = { facing: 'front', hiddenPercent: 100, wishes: ['C2'] }
      return formatRollLabels(start, shotWith('plasma-rifle', 'tank', { hull }), showing(1)).includes('Cover')
    },
    outcomes: { cancels: false, keeps: true },
  },
  firstRound: {
    scene: 'The first shot of a weapon for which no round was bought',
    play: (settings) =>
      findRefusalRule(
        ruled([createExampleCharacterOptions('us', { weapon: 'heavy-slug-pistol' }), foe], settings),
        shotWith('heavy-slug-pistol', 'foe'),
      ),
    outcomes: { fromStock: 'P28-WR-reload', free: null },
  },
  squadChargeDie: {
    scene: 'Three of a squad charge: how many dice the charge has',
    play(settings) {
      const members = [1, 2, 3].map((at) => ({ model: `us.${at}`, weapon: 'fist' }))
      const start = { ...ruled([three, foe], settings, { locks: [['us', 'foe']] }), due: charged }
      return formatRollLabels(start, blow({ strikes: members }), showing(9)).filter((label) => label === 'Charge bonus')
        .length
    },
    outcomes: { shared: 1, perMember: 3 },
  },
  xArmourRolls: {
    scene: 'A blow at somebody in a hood: how many dice are thrown',
    play: (settings) => dressed('psy-hood', settings).length,
    outcomes: { none: 2, noArmour: 3 },
  },
  heavyArmourDice: {
    scene: 'A blow at somebody in heavy armour: its dice, and what they come to with ones',
    play: (settings) => dressed('heavy-armour', settings).at(-1),
    outcomes: { '1D12': [1, 1], '2D12': [2, 2], '1D12+6': [1, 7] },
  },
} satisfies Partial<RulingDemonstrations<TableRuling>>
