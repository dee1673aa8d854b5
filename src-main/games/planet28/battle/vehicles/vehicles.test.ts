import { beforeEach, describe, expect, test } from 'vitest'
import { type GivenDice, createGivenDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { BattleCommand, BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { CORE_PLACED_SECTIONS } from '#shared/games/planet28/placed-section.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { evolve } from '../evolve/evolve.ts'
import { runBattleTransaction, getPeopleUnit, type Transaction } from '../transaction.ts'
import { payActions } from '../turn/pay-actions.ts'
import { applyDamageToVehicle } from './apply-damage-to-vehicle.ts'
import { needsVehicleBreakTest } from './break-rules.ts'
import { isHiddenPercentCover } from './cover.ts'
import { getRolledFacing } from './facing-dice.ts'
import { resolveVehicleFall } from './falls.ts'
import { getVehicle } from './get-vehicle.ts'
import { findVehicleMoveRefusal } from './moves.ts'
import { resolveSabotage } from './sabotage.ts'
import { countCrew, listExposedSections, countSectionsLeft } from './sections.ts'
import { listHittableSections, spreadDamageOverSections } from './spread-damage.ts'

type VehicleOptions = Extract<UnitOptions, { kind: 'vehicle' }>
type Bought = readonly { readonly cell: Cell; readonly section: string }[]

/** A medium vehicle: two core sections, two of the inner block, one a side, a radio in front. */
const MEDIUM: Bought = [
  { cell: 'C4', section: 'crew' },
  { cell: 'D4', section: 'transport-section' },
  { cell: 'C2', section: 'armour-plating' },
  { cell: 'D2', section: 'radio' },
  { cell: 'B3', section: 'hard-point' },
  { cell: 'E3', section: 'smoke-launchers' },
  { cell: 'C5', section: 'turret-hard-point' },
]

function vehicle(bought: Bought, more: Partial<VehicleOptions['profile']> = {}, isFlying = false): VehicleOptions {
  const sections = [...CORE_PLACED_SECTIONS, ...bought]
  const profile = { type: 'ground', A: 5, S: 5, sections, traits: [], abilities: [], weapons: [], ...more }
  const base = { id: 'v', name: 'Crawler', side: 'red', warbandId: null, lasting: [] }
  return { ...base, kind: 'vehicle', profile, lostCells: [], damaged: [], stock: [], isFlying }
}

function person(id: string, side: string, abilities: string[] = [], traits: string[] = []): UnitOptions {
  const skills = { A: 5, F: 5, S: 5, AW: 5, P: 5 }
  const profile = { skills, hitPoints: 20, traits, abilities, equipment: [] }
  return {
    kind: 'character',
    id,
    name: id,
    side,
    warbandId: null,
    lasting: [],
    profile,
    usesBefore: {},
    addictions: [],
  }
}

let battle: Battle
let dice: GivenDice

function begin(units: readonly UnitOptions[], settings: Record<string, unknown> = {}): void {
  const sides = ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] }))
  const options: BattleOptions = { play: 'opposed', goal: '', turns: 10, settings, house: [], sides, units: [...units] }
  const fresh = PLANET28_BATTLE.setUp(options, createGivenDice([]))
  const order = units.map(({ id }) => ({
    unit: id,
    agility: 5,
    awareness: 5,
    rollOff: 0,
    isLast: false,
    isLater: false,
  }))
  battle = { ...fresh, phase: 'turn', turn: 1, active: 'v', order }
}

/** What was refused, or null; the faces given must be all that is thrown. */
function take(decision: ReturnType<typeof PLANET28_BATTLE.decide>): string | null {
  if (!decision.ok) return `${decision.refusal.rule}: ${decision.refusal.message}`
  battle = decision.events.reduce(evolve, battle)
  expect(dice.left()).toBe(0)
  return null
}

function order(command: BattleCommand, faces: readonly number[] = []): string | null {
  dice = createGivenDice(faces)
  return take(PLANET28_BATTLE.decide(battle, command, dice))
}

function happen(faces: readonly number[], act: (transaction: Transaction) => void): string | null {
  dice = createGivenDice(faces)
  return take(runBattleTransaction(battle, dice, act))
}

const crawler = (): VehicleUnit => getVehicle({ battle }, 'v')
const hitPoints = (cell: Cell) => crawler().sections.find((section) => section.cell === cell)?.hitPoints
const rulesWith = (settings: object) => ({ ...PRINTED_RULES, settings: { ...PRINTED_RULES.settings, ...settings } })
const cells = (sections: readonly { cell: Cell }[]) => sections.map(({ cell }) => cell)
const go: Omit<BattleCommandOf<'drive'>, 'cm'> = {
  by: 'red',
  type: 'drive',
  unit: 'v',
  turnDegrees: 0,
  isBackwards: false,
  ground: 'even',
  wishes: [],
}

beforeEach(() => begin([vehicle(MEDIUM), person('foe', 'blue')]))

describe('exposed sections (P28-GRID-6)', () => {
  test('are those of the facing, then the core, then any', () => {
    const lost = (gone: readonly Cell[]) => ({
      ...crawler(),
      sections: crawler().sections.map((section) =>
        gone.includes(section.cell) ? { ...section, hitPoints: 0 } : section,
      ),
    })
    expect(cells(listExposedSections(crawler(), 'front', PRINTED_RULES))).toEqual(['C2', 'D2'])
    expect(cells(listExposedSections(lost(['C2', 'D2']), 'front', PRINTED_RULES))).toEqual(['C3', 'D3', 'C4', 'D4'])
    expect(cells(listExposedSections(lost(['C2', 'D2', 'C3', 'D3', 'C4', 'D4']), 'front', PRINTED_RULES))).toEqual([
      'B3',
      'E3',
      'C5',
    ])
    expect(listExposedSections(crawler(), null, PRINTED_RULES)).toHaveLength(9)
  })

  test('by ruling the core is hit from front and rear, or from everywhere (`coreHit`)', () => {
    const from = (facing: 'rear' | 'left', coreHit: string) =>
      cells(listExposedSections(crawler(), facing, rulesWith({ coreHit })))
    expect(from('rear', 'frontAndRear')).toEqual(['C5', 'C4', 'D4'])
    expect(from('left', 'frontAndRear')).toEqual(['B3'])
    expect(from('left', 'anyFacing')).toEqual(['B3', 'C3', 'D3', 'C4', 'D4'])
  })
})

describe('damage to a hull (P28-VEH-DMG-2)', () => {
  const hit = (points: number, wishes: readonly Cell[], settings = {}) =>
    spreadDamageOverSections(crawler(), { points, facing: 'front', wishes }, rulesWith(settings)).map(
      ({ cell, hitPoints: left }) => [cell, left] as const,
    )

  test('goes where it is wished, and on to the next when a section is gone', () => {
    expect(hit(12, ['C2'])).toEqual([['C2', 3]])
    expect(hit(22, ['D2', 'C2', 'D4'])).toEqual([
      ['D2', 0],
      ['C2', 0],
      ['D4', 8],
    ])
    expect(hit(500, []).every(([, left]) => left === 0)).toBe(true)
  })

  test('a damaged section comes first, by ruling one anywhere on the vehicle (`damagedFirst`)', () => {
    happen([], (transaction) =>
      applyDamageToVehicle(transaction, { vehicle: 'v', points: 4, facing: 'left', wishes: [], by: null }),
    )
    expect(hit(1, ['C2'])).toEqual([['C2', 14]])
    expect(cells(listHittableSections(crawler(), 'front', rulesWith({ damagedFirst: 'anyFacing' })))).toEqual(['B3'])
  })

  test('is credited: sections, and the vehicle as a kill, to an enemy alone', () => {
    happen([], (transaction) =>
      applyDamageToVehicle(transaction, { vehicle: 'v', points: 5, facing: 'front', wishes: ['D2'], by: 'foe' }),
    )
    expect(getPeopleUnit({ battle }, 'foe').tally).toMatchObject({ sectionsDestroyed: 1, kills: 0 })
    happen([], (transaction) =>
      applyDamageToVehicle(transaction, { vehicle: 'v', points: 500, facing: 'front', wishes: [], by: 'foe' }),
    )
    expect(getPeopleUnit({ battle }, 'foe').tally).toMatchObject({ sectionsDestroyed: 9, kills: 1 })
    expect(battle.order.map(({ unit }) => unit)).toEqual(['foe'])
  })

  test('what is lost gives nothing any more (P28-VEH-DMG-3, P28-VEH-DMG-4)', () => {
    happen([], (transaction) =>
      applyDamageToVehicle(transaction, {
        vehicle: 'v',
        points: 40,
        facing: 'front',
        wishes: ['C2', 'D2', 'C3', 'C4'],
        by: null,
      }),
    )
    expect([countCrew(crawler(), PRINTED_RULES), countSectionsLeft(crawler())]).toEqual([1, 5])
    expect(order({ ...go, cm: 5 })).toBe('P28-VEH-DMG-4: Crawler has no engine left.')
    begin([{ ...vehicle(MEDIUM), lostCells: ['C3'] }, person('foe', 'blue')], { engineLoss: 'none' })
    expect(order({ ...go, cm: 5 })).toBeNull()
  })
})

describe('the nerve of a vehicle (P28-VEH-BREAK-1 to P28-VEH-BREAK-3)', () => {
  const sixteen = Array.from({ length: 14 }, (_, at): { cell: Cell; section: string } => ({
    cell: (['C4', 'D4', 'B2', 'C2', 'D2', 'E2', 'B3', 'B4', 'E3', 'E4', 'B5', 'C5', 'D5', 'E5'] as const)[at] ?? 'C4',
    section: 'crew',
  }))
  const lostCells = sixteen.slice(3).map(({ cell }) => cell)
  const shake = (faces: readonly number[]) =>
    happen(faces, (transaction) =>
      applyDamageToVehicle(transaction, { vehicle: 'v', points: 10, facing: 'front', wishes: ['B2'], by: null }),
    )

  test('is tested when a section is destroyed and few are left; a shaken vehicle does nothing else', () => {
    begin([{ ...vehicle(sixteen), lostCells }, person('foe', 'blue')])
    shake([4])
    expect(crawler()).toMatchObject({ failedTests: 1, isDerelict: false })
    expect(order({ ...go, cm: 5 })).toBe('P28-VEH-BREAK-2: Crawler is shaken: it must pass a break test first.')
    expect(order({ by: 'red', type: 'steady', unit: 'v' }, [3])).toBeNull()
    expect(order({ ...go, cm: 5 })).toBeNull()
    expect(order({ by: 'red', type: 'steady', unit: 'v' })).toBe('P28-VEH-BREAK-2: Crawler is not shaken.')
  })

  test('three failures in a row end it; with its last three sections it acts whatever happens', () => {
    begin([{ ...vehicle(sixteen), lostCells }, person('foe', 'blue')])
    shake([9])
    for (const face of [9, 9]) order({ by: 'red', type: 'steady', unit: 'v' }, [face])
    expect(crawler()).toMatchObject({ failedTests: 3, isDerelict: true })
    expect(order({ ...go, cm: 5 })).toMatch('P28-VEH-BREAK-2: Crawler is derelict')
    begin([{ ...vehicle(sixteen), lostCells }, person('foe', 'blue')])
    shake([9])
    happen([], (transaction) =>
      applyDamageToVehicle(transaction, { vehicle: 'v', points: 10, facing: 'front', wishes: [], by: null }),
    )
    expect(crawler()).toMatchObject({ failedTests: 0 })
  })

  test('by ruling fewer sections end the tests (`breakExemptAt`)', () => {
    expect([4, 3].map((left) => needsVehicleBreakTest(16, left, PRINTED_RULES.settings))).toEqual([true, false])
    expect([3, 2].map((left) => needsVehicleBreakTest(16, left, { breakExemptAt: 2 }))).toEqual([true, false])
  })
})

describe('driving (P28-VEH-MOVE-1 to P28-VEH-MOVE-3)', () => {
  test('rough ground halves a move that fails, hazardous ground harms the leading facing', () => {
    expect(order({ ...go, cm: 16 })).toBe('P28-VEH-MOVE-1: Crawler: it moves 15 cm at most, not 16.')
    expect(order({ ...go, cm: 15, ground: 'rough' }, [5])).toBeNull()
    expect(order({ ...go, cm: 15, ground: 'hazardous', isBackwards: true }, [5, 7])).toBeNull()
    expect(hitPoints('C5')).toBe(3)
    expect(order({ ...go, cm: 1 })).toMatch('P28-ACT-2')
  })

  test('types treat ground as they do: walkers are sure, hovers glide (P28-VT-walker, P28-VT-hover)', () => {
    begin([vehicle(MEDIUM, { type: 'walker' }), person('foe', 'blue')])
    expect(order({ ...go, cm: 20, ground: 'rough' }, [6])).toBeNull()
    expect(crawler()).toMatchObject({ hasMoved: true })
    begin([vehicle(MEDIUM, { type: 'hover' }), person('foe', 'blue')])
    expect(order({ ...go, cm: 15, ground: 'rough' })).toBeNull()
  })

  test('backwards is as fast, by ruling half or only out of combat (`reverse`)', () => {
    const back = (reverse: string, moveCm: number) =>
      findVehicleMoveRefusal(
        { size: 'medium', speedCm: 15, moveCm, turnDegrees: 0, isBackwards: true },
        rulesWith({ reverse }),
      )
    expect([back('fullSpeed', 15), back('halfSpeed', 7)]).toEqual([null, null])
    expect(back('halfSpeed', 8)).toBe('it moves 7 cm at most, not 8')
    expect(back('leavingCombatOnly', 1)).toBe('it drives backwards only to leave a combat')
  })

  test('a boost lengthens the next move, or stalls it (P28-VAB-turbo-boost)', () => {
    const boosted = () => begin([vehicle(MEDIUM, { abilities: ['turbo-boost'] }), person('foe', 'blue')])
    boosted()
    expect(order({ by: 'red', type: 'boost', unit: 'v' }, [7])).toBeNull()
    expect(order({ ...go, cm: 22 })).toBeNull()
    boosted()
    order({ by: 'red', type: 'boost', unit: 'v' }, [1])
    expect(order({ ...go, cm: 1 })).toBe('P28-VAB-turbo-boost: Crawler is stalled for this turn.')
  })

  test('a fall harms the facing that is rolled, and it must be set upright (P28-VEH-FALL-1)', () => {
    happen([3], (transaction) => resolveVehicleFall(transaction, { vehicle: 'v', dropCm: 12.5, wishes: [] }))
    expect(hitPoints('B3')).toBe(3)
    expect(order({ ...go, cm: 1 })).toBe('P28-VEH-FALL-1: Crawler lies on its side: right it first.')
    expect(order({ by: 'red', type: 'right', unit: 'v' })).toBeNull()
    expect(order({ ...go, cm: 1 })).toBeNull()
  })

  test('dice for a facing keep their own order, by ruling one for both (`facingDice`)', () => {
    const faces = (roll: 'fall' | 'sabotage', facingDice: string) =>
      [1, 2, 3, 4].map((face) => getRolledFacing(face, roll, rulesWith({ facingDice })))
    expect(faces('fall', 'asPrinted')).toEqual(['front', 'rear', 'left', 'right'])
    expect(faces('sabotage', 'asPrinted')).toEqual(['front', 'right', 'rear', 'left'])
    expect(faces('sabotage', 'fallOrder')).toEqual(['front', 'rear', 'left', 'right'])
    expect(faces('fall', 'sabotageOrder')).toEqual(['front', 'right', 'rear', 'left'])
  })

  test('a flyer that spends no action on moving crashes, by ruling it lands (P28-VT-flyer, `flyerForcedStop`)', () => {
    const flyer = vehicle(MEDIUM, { type: 'flyer' }, true)
    const endTurn = () => {
      battle = { ...battle, active: null, order: [] }
      return order({ by: 'red', type: 'end-turn' })
    }
    begin([flyer, person('foe', 'blue')])
    expect(endTurn()).toBeNull()
    expect(countSectionsLeft(crawler())).toBe(0)
    begin([flyer, person('foe', 'blue')], { flyerForcedStop: 'lands' })
    endTurn()
    expect([crawler().isFlying, countSectionsLeft(crawler())]).toEqual([false, 9])
    begin([flyer, person('foe', 'blue')])
    expect(order({ by: 'red', type: 'change-height', unit: 'v', isFlying: false })).toBeNull()
    expect(order({ ...go, cm: 5 })).toBe('P28-VT-flyer: Crawler stands on the ground: take off first.')
    expect(endTurn()).toBeNull()
    expect(countSectionsLeft(crawler())).toBe(9)
  })
})

describe('facts that the table tells (P28-VCAMP-1, P28-VEH-DMG-3)', () => {
  const tell = (fact: string, cell?: string) =>
    order({ by: 'red', type: 'tally', unit: 'v', fact, ...(cell !== undefined && { cell }) } as BattleCommand)

  test('a section is hurt, then destroyed, then all of it; who did it is told beside', () => {
    begin([vehicle(MEDIUM), person('foe', 'blue')])
    const [first] = crawler().sections
    expect(tell('hurt', first?.cell)).toBeNull()
    expect(crawler().sections[0]?.hitPoints).toBe((first?.hitPoints ?? 0) - 1)
    expect(tell('slain', first?.cell)).toBeNull()
    expect(tell('hurt', first?.cell)).toMatch(/^P28-VEH-DMG-3: Nothing is left/)
    expect(tell('fled')).toMatch(/does not flee/)
    expect(order({ by: 'blue', type: 'tally', unit: 'foe', fact: 'section' })).toBeNull()
    expect(battle.units.find(({ id }) => id === 'foe')?.tally.sectionsDestroyed).toBe(1)
    expect(tell('slain')).toBeNull()
    expect(crawler().sections.every(({ hitPoints }) => hitPoints === 0)).toBe(true)
  })
})

describe('passengers (P28-VEH-TRANS-1, P28-VEH-TRANS-2)', () => {
  const board = { by: 'red', type: 'embark', unit: 'ana', vehicle: 'v', cell: 'D4' } as const
  const moved = () => {
    const units = battle.units.map((unit) => ({ ...unit, turn: { ...unit.turn, hasJustMoved: true } }))
    battle = { ...battle, active: 'ana', units }
  }

  test('get in at the end of a move where there is a seat, and out by an action', () => {
    begin([vehicle(MEDIUM), person('ana', 'red'), person('foe', 'blue')])
    expect(order(board)).toBe('P28-VEH-TRANS-1: ana gets in at the end of a move of its own.')
    moved()
    expect(order({ ...board, cell: 'C4' })).toBe('P28-VEH-TRANS-1: C4 has 0 free seats, 1 are needed.')
    expect(order(board)).toBeNull()
    const shoot = (transaction: Transaction) => payActions(transaction, 'ana', { actions: 1, what: 'Shoot' })
    expect(happen([], shoot)).toBe('P28-VEH-TRANS-1: ana is aboard a vehicle: it can only get out.')
    expect(order({ by: 'red', type: 'disembark', unit: 'ana' })).toBeNull()
    expect(getPeopleUnit({ battle }, 'ana')).toMatchObject({ aboard: null, turn: { actions: 1 } })
  })

  test('are thrown out and hurt without armour when their section is destroyed', () => {
    begin([vehicle(MEDIUM), person('ana', 'red'), person('foe', 'blue')], { coreHit: 'anyFacing' })
    moved()
    order(board)
    happen([6], (transaction) =>
      applyDamageToVehicle(transaction, { vehicle: 'v', points: 10, facing: 'left', wishes: ['D4'], by: 'foe' }),
    )
    expect(getPeopleUnit({ battle }, 'ana')).toMatchObject({ aboard: null, models: [{ hitPoints: 14 }] })
  })

  test('a Mercenary vehicle acts with a Pilot aboard alone (P28-VTR-mercenary)', () => {
    const crew = [person('ana', 'red', [], ['pilot']), person('foe', 'blue')]
    begin([vehicle(MEDIUM, { traits: ['mercenary'] }), ...crew])
    expect(order({ ...go, cm: 5 })).toBe('P28-VTR-mercenary: Crawler is Mercenary: nobody aboard can drive it.')
    moved()
    order(board)
    battle = { ...battle, active: 'v' }
    expect(order({ ...go, cm: 5 })).toBeNull()
  })
})

describe('what else goes on in and around it', () => {
  test('smoke and repair take an action each, repair once a turn (P28-VS-smoke-launchers, P28-VAB-repair)', () => {
    begin([vehicle(MEDIUM, { abilities: ['repair'] }), person('foe', 'blue')])
    happen([], (transaction) =>
      applyDamageToVehicle(transaction, { vehicle: 'v', points: 6, facing: 'front', wishes: ['C2'], by: 'foe' }),
    )
    expect(order({ by: 'red', type: 'mend', unit: 'v', cell: 'C2' }, [8])).toBeNull()
    expect(hitPoints('C2')).toBe(15)
    expect(order({ by: 'red', type: 'mend', unit: 'v', cell: 'C2' })).toMatch('There is no damaged section in C2')
    expect(order({ by: 'red', type: 'lay-smoke', unit: 'v' })).toBeNull()
    expect(crawler().smokeTurn).toBe(1)
  })

  test('sabotage puts a section out for some turns, and nothing more (P28-AB-sabotage)', () => {
    begin([vehicle(MEDIUM), person('foe', 'blue', ['sabotage'])])
    battle = { ...battle, active: 'foe' }
    const near: Omit<BattleCommandOf<'sabotage'>, 'distanceCm'> = {
      by: 'blue',
      type: 'sabotage',
      unit: 'foe',
      vehicle: 'v',
      wishes: [],
    }
    expect(order({ ...near, distanceCm: 6 })).toBe('P28-AB-sabotage: Crawler is 6 cm away, 5 are near enough.')
    expect(order({ ...near, distanceCm: 5 }, [2, 2])).toBeNull()
    expect(crawler().sections.find(({ cell }) => cell === 'E3')).toMatchObject({ hitPoints: 5, sabotagedUntil: 2 })
    expect(countSectionsLeft(crawler())).toBe(8)
    expect(crawler().tally.wasHurt).toBe(false)
    const skill = { shape: 'sabotages', reachCm: 5, turns: '1D6' } as const
    happen(
      [1, 1],
      (transaction) => void resolveSabotage(transaction, { by: 'foe', vehicle: 'v', wishes: ['D2'], skill }),
    )
    battle = { ...battle, phase: 'between', active: null }
    order({ by: 'red', type: 'begin-turn', near: [] })
    expect(countSectionsLeft(crawler())).toBe(8)
  })

  test('cover comes with more than three quarters of a large hull hidden (P28-VEH-COVER-1)', () => {
    expect([75, 76].map((percent) => isHiddenPercentCover('large', percent))).toEqual([false, true])
  })
})
