import type { JsonRecord } from '#main/games/kit/json.ts'
import { getBattleRules } from '#main/games/planet28/battle/transaction.ts'
import { applyDamageToVehicle } from '#main/games/planet28/battle/vehicles/apply-damage-to-vehicle.ts'
import { getRolledFacing } from '#main/games/planet28/battle/vehicles/facing-dice.ts'
import { getVehicle } from '#main/games/planet28/battle/vehicles/get-vehicle.ts'
import { listExposedSections, countSectionsLeft } from '#main/games/planet28/battle/vehicles/sections.ts'
import { listHittableSections } from '#main/games/planet28/battle/vehicles/spread-damage.ts'
import {
  createExampleCharacterOptions,
  runInBattle,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from '#main/games/planet28/vectors/battle/example-battle.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { hullOf, MEDIUM } from '#tests/support/planet28-hulls.ts'
import {
  type RulingDemonstrations,
  type TableRuling,
  findRefusalRule,
  ruled,
  showing,
  executeWithFaces,
} from './ruling-demonstrations.ts'

const foe = createExampleCharacterOptions('foe', { hp: 40 })
const drive: BattleCommandOf<'drive'> = {
  by: 'tank',
  type: 'drive',
  unit: 'tank',
  cm: 5,
  turnDegrees: 0,
  isBackwards: false,
  ground: 'even',
  wishes: [],
}
const measured = { distanceCm: 10, isSeen: true, cover: 'none' } as const
const RIFLES: readonly PlacedSection[] = (['C4', 'D4', 'C2', 'D2', 'B3'] as const).map((cell, at) =>
  at < 3 ? { cell, section: 'turret-hard-point', weapon: 'heavy-slug-rifle' } : { cell, section: 'crew' },
)

const withTank = (
  settings: JsonRecord,
  tank: UnitOptions = hullOf('tank', MEDIUM),
  others: readonly UnitOptions[] = [foe],
) => ruled([tank, ...others], settings, { active: 'tank' })

const tankIn = (battle: Battle) => getVehicle({ battle }, 'tank')

/** Applies damage to a side, to chosen sections if `wishes` are given. */
const hurt = (battle: Battle, how: { points: number; facing: 'front' | 'left'; wishes?: readonly Cell[] }, face = 10) =>
  runInBattle(battle, showing(face), (transaction) =>
    applyDamageToVehicle(transaction, { vehicle: 'tank', wishes: [], by: null, ...how }),
  )

/** Number of mounts that may be loaded at once, and the actions left of two. */
function loading(settings: JsonRecord): [number, number | undefined] {
  const tank = { ...hullOf('tank', RIFLES), stock: Array.from({ length: 9 }, () => 'ammo-basic') } as UnitOptions
  const start = withTank(settings, tank)
  const empty: Battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.kind === 'vehicle'
        ? { ...unit, sections: unit.sections.map((section) => ({ ...section, isLoaded: false })) }
        : unit,
    ),
  }
  const load = (cells: Cell[]): BattleCommand => ({ by: 'tank', type: 'load-mounts', unit: 'tank', cells })
  const lots: Cell[][] = [['C4'], ['C4', 'D4'], ['C4', 'D4', 'C2']]
  const most = lots.filter((cells) => findRefusalRule(empty, load(cells)) === null)
  return [most.length, tankIn(executeWithFaces(empty, load(most.at(-1) ?? [])).battle).turn.actions]
}

/** Remaining sections of 16 at which a hull no longer tests. */
function exemptAt(settings: JsonRecord): number {
  const cells: readonly Cell[] = ['C4', 'D4', 'B2', 'C2', 'D2', 'E2', 'B3', 'B4', 'E3', 'E4', 'B5', 'C5', 'D5', 'E5']
  const whole = hullOf(
    'tank',
    cells.map((cell) => ({ cell, section: 'crew' })),
  )
  const tests = (left: number) => {
    const tank = { ...whole, lostCells: cells.slice(left - 1) } as UnitOptions
    const cell = cells[left - 2] ?? 'D3'
    return hurt(withTank(settings, tank), { points: 10, facing: 'front', wishes: [cell] }, 1).rolls.length > 0
  }
  return [4, 3, 2, 1].find((left) => !tests(left)) ?? 0
}

export const VEHICLES = {
  vehicleReload: {
    scene: 'A crew of three and three empty rifles: how many are loaded at once, and actions left',
    play: loading,
    outcomes: { crewPerAction: [3, 1], onePerAction: [1, 1], free: [3, 2] },
  },
  reverse: {
    scene: 'How far of 8 and 5 cm backwards, at a speed of 15 cm, is driven',
    play: (settings) =>
      [8, 5].map((cm) => findRefusalRule(withTank(settings), { ...drive, cm, isBackwards: true }) === null),
    outcomes: { fullSpeed: [true, true], halfSpeed: [false, true], leavingCombatOnly: [false, false] },
  },
  facingDice: {
    scene: 'The side that a 2 names in a fall and in sabotage',
    play: (settings) =>
      (['fall', 'sabotage'] as const).map((roll) => getRolledFacing(2, roll, getBattleRules(withTank(settings)))),
    outcomes: { asPrinted: ['rear', 'right'], fallOrder: ['rear', 'rear'], sabotageOrder: ['right', 'right'] },
  },
  vehicleLock: {
    scene: 'A small and a medium vehicle in combat: which of them may be shot at',
    play: (settings) =>
      [hullOf('tank'), hullOf('tank', MEDIUM)].map((tank) => {
        const units = [
          createExampleCharacterOptions('us', { weapon: 'laser-pistol' }),
          createExampleCharacterOptions('mate', {}, 'us'),
          tank,
        ]
        const start = ruled(units, settings, { locks: [['mate', 'tank']] })
        const strikes = [{ model: 'us.1', weapon: 'laser-pistol' }]
        const shot: BattleCommand = {
          by: 'us',
          type: 'shoot',
          unit: 'us',
          target: 'tank',
          strikes,
          said: measured,
          hull: { facing: 'front' },
        }
        return findRefusalRule(start, shot) === null
      }),
    outcomes: { asCharacters: [false, false], smallOnly: [false, true], none: [true, true] },
  },
  coreHit: {
    scene: 'The sections that a hit from the left and from the front may go to',
    play(settings) {
      const start = withTank(
        settings,
        hullOf('tank', [
          { cell: 'C4', section: 'crew' },
          { cell: 'D4', section: 'crew' },
          { cell: 'B3', section: 'radio' },
          { cell: 'C2', section: 'radio' },
        ]),
      )
      return (['left', 'front'] as const).map((facing) =>
        listExposedSections(tankIn(start), facing, getBattleRules(start)).map(({ cell }) => cell),
      )
    },
    outcomes: {
      whenFacingGone: [['B3'], ['C2']],
      frontAndRear: [['B3'], ['C2', 'C3', 'D3']],
      anyFacing: [
        ['B3', 'C3', 'D3', 'C4', 'D4'],
        ['C2', 'C3', 'D3', 'C4', 'D4'],
      ],
    },
  },
  damagedFirst: {
    scene: 'Damaged on the left, hit in front: the sections that it may go to',
    play(settings) {
      const sections = [...MEDIUM, { cell: 'B3', section: 'crew' } as const]
      const after = hurt(withTank(settings, hullOf('tank', sections)), {
        points: 4,
        facing: 'left',
        wishes: ['B3'],
      }).battle
      return listHittableSections(tankIn(after), 'front', getBattleRules(after)).map(({ cell }) => cell)
    },
    outcomes: { sameFacing: ['C2', 'D2'], anyFacing: ['B3'] },
  },
  engineLoss: {
    scene: 'A vehicle without its engine drives',
    play: (settings) =>
      findRefusalRule(withTank(settings, { ...hullOf('tank', MEDIUM), lostCells: ['C3'] } as UnitOptions), drive),
    outcomes: { immobile: 'P28-VEH-DMG-4', none: null },
  },
  ramHits: {
    scene: 'A ram at one, touching two: hit points left of 40 each',
    play(settings) {
      const others = [foe, createExampleCharacterOptions('too', { hp: 40 }, 'foe')]
      const ram: BattleCommand = {
        by: 'tank',
        type: 'ram',
        unit: 'tank',
        charge: 'foe',
        contacts: ['foe', 'too'],
        cm: 4,
        turnDegrees: 0,
        isBackwards: false,
        ground: 'even',
        wishes: [],
      }
      const { battle } = runCommandInBattle(withTank(settings, hullOf('tank', MEDIUM), others), ram, showing(2))
      return ['foe', 'too'].map((id) => getPeopleUnitInBattle(battle, id).models[0]?.hitPoints)
    },
    outcomes: { allInContact: [39, 39], targetOnly: [39, 40] },
  },
  breakExemptAt: {
    scene: 'With how many of its 16 sections a vehicle tests no more',
    play: exemptAt,
    outcomes: { 3: 3, 2: 2, 1: 1 },
  },
  flyerForcedStop: {
    scene: 'A flyer in the air that did not move: sections left, and whether it flies',
    play(settings) {
      const flyer = { ...hullOf('tank', MEDIUM, { type: 'flyer' }), isFlying: true } as UnitOptions
      const start: Battle = { ...withTank(settings, flyer), active: null, order: [] }
      const tank = tankIn(executeWithFaces(start, { by: 'tank', type: 'end-turn' }).battle)
      return [countSectionsLeft(tank), tank.isFlying]
    },
    outcomes: { destroyed: [0, true], lands: [6, false] },
  },
} satisfies Partial<RulingDemonstrations<TableRuling>>
