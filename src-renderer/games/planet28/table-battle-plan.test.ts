import { expect, test } from 'vitest'
import { TableBattleSides } from '#shared/contract/planet28/table-battles.ts'
import {
  listPlanProblems,
  listSharedNameWarnings,
  createEmptyTableBattlePlan,
  setPlayMode,
  DEFAULT_QUICK_UNITS,
  QUICK_UNIT_NAMES,
  toggleUnitAbsent,
  addQuickUnits,
  addSide,
  toggleWarband,
} from './table-battle-plan.ts'

const warbands = [
  { id: 'w', name: 'Reds' },
  { id: 'v', name: 'Blues' },
]

test('a warband stands on one side only, which is called by those that stand there', () => {
  const sidesOf = ({ sides }: ReturnType<typeof createEmptyTableBattlePlan>) =>
    sides.map(({ name, warbandIds }) => [name, warbandIds])
  const redsOnly = toggleWarband(createEmptyTableBattlePlan(), { at: 0, id: 'w', warbands })
  expect(sidesOf(redsOnly)).toEqual([
    ['Reds', ['w']],
    ['Side 2', []],
  ])
  const both = toggleWarband(redsOnly, { at: 0, id: 'v', warbands })
  expect(both.sides[0]).toMatchObject({ name: 'Reds and Blues', warbandIds: ['w', 'v'] })
  const parted = toggleWarband(both, { at: 1, id: 'w', warbands })
  expect(sidesOf(parted)).toEqual([
    ['Blues', ['v']],
    ['Reds', ['w']],
  ])
  expect(sidesOf(toggleWarband(parted, { at: 1, id: 'w', warbands }))[1]).toEqual(['Side 2', []])
  const long = { id: 'u', name: 'The '.repeat(20).trim() }
  expect(toggleWarband(redsOnly, { at: 0, id: 'u', warbands: [...warbands, long] }).sides[0]?.name).toBe('Reds')
  const called = { ...redsOnly, sides: redsOnly.sides.map((side) => ({ ...side, name: 'The defenders' })) }
  expect(toggleWarband(called, { at: 0, id: 'v', warbands }).sides[0]?.name).toBe('The defenders')
})

test('in solo games the last side is the enemy, and so is one more (P28-SOLO-1)', () => {
  const solo = setPlayMode(createEmptyTableBattlePlan(), 'solo')
  expect(addSide(solo).sides.map(({ isEnemy }) => isEnemy)).toEqual([false, true, true])
  expect(setPlayMode(solo, 'opposed').sides.some(({ isEnemy }) => isEnemy)).toBe(false)
})

test('a side without fighters is named, at its field', () => {
  const plan = createEmptyTableBattlePlan()
  expect(listPlanProblems(plan).map(({ field }) => field)).toEqual(['fighters of side 0', 'fighters of side 1'])
  expect(listPlanProblems(plan)[0]?.message).toContain('“Side 1”')
  expect(listPlanProblems(addQuickUnits(addQuickUnits(plan, 0), 1))).toEqual([])
})

test('numbers of quick units out of range are refused with the nearest allowed ones, as the contract does (P28-SQ-1)', () => {
  const withQuick = (quick: Partial<typeof DEFAULT_QUICK_UNITS>) => {
    const { sides, ...others } = addQuickUnits(addQuickUnits(createEmptyTableBattlePlan(), 0), 1)
    const all = sides.map((side) => ({ ...side, quick: side.quick.map((item) => ({ ...item, ...quick })) }))
    return { ...others, sides: all.slice(0, 1).concat(sides.slice(1)) }
  }
  const read = (quick: Partial<typeof DEFAULT_QUICK_UNITS>) => {
    const plan = withQuick(quick)
    return [listPlanProblems(plan).length, TableBattleSides.safeParse(plan).success]
  }
  expect(read({ count: 30, skill: 10, hitPoints: 200 })).toEqual([0, true])
  expect(read({ count: 31 })).toEqual([1, false])
  expect(read({ skill: 0 })).toEqual([1, false])
  expect(read({ hitPoints: 2.5 })[1]).toBe(false)
  expect(listPlanProblems(withQuick({ count: 40 }))[0]?.message).toContain('30')
  expect(listPlanProblems(withQuick({ count: 2, isSquad: true }))[0]?.message).toContain('3')
})

test('quick units of both sides have names of their own, and something to shoot with', () => {
  const both = addQuickUnits(addQuickUnits(addQuickUnits(createEmptyTableBattlePlan(), 0), 1), 1)
  const names = both.sides.map(({ quick }) => quick.map(({ name }) => name))
  expect(names).toEqual([['Guard'], ['Raider', 'Scout']])
  const many = Array.from({ length: 12 }).reduce(
    (plan: ReturnType<typeof createEmptyTableBattlePlan>) => addQuickUnits(plan, 0),
    both,
  )
  const all = many.sides.flatMap(({ quick }) => quick.map(({ name }) => name))
  expect(new Set(all).size).toBe(all.length)
  expect(many.sides[0]?.quick.every(({ equipment }) => equipment.includes('laser-rifle'))).toBe(true)
})

test('a name that somebody gave is given to no others', () => {
  const once = { ...DEFAULT_QUICK_UNITS, name: `Group ${QUICK_UNIT_NAMES.length + 2}` }
  const named = [...QUICK_UNIT_NAMES.map((name) => ({ ...DEFAULT_QUICK_UNITS, name })), once]
  const [side] = addQuickUnits(
    { sides: createEmptyTableBattlePlan().sides.map((item) => ({ ...item, quick: named })) },
    0,
  ).sides
  expect(new Set(side?.quick.map(({ name }) => name)).size).toBe(QUICK_UNIT_NAMES.length + 2)
})

test('who stays away is called back by the same press', () => {
  const away = toggleUnitAbsent(createEmptyTableBattlePlan(), 'u')
  expect([away.absent, toggleUnitAbsent(away, 'u').absent]).toEqual([['u'], []])
})

test('names that two sides or two groups share are listed once each', () => {
  const plan = addQuickUnits(addQuickUnits(createEmptyTableBattlePlan(), 0), 1)
  expect(listSharedNameWarnings(plan)).toEqual([])
  const sides = plan.sides.map((side) => ({
    ...side,
    name: 'Reds',
    quick: side.quick.map((item) => ({ ...item, name: 'Guard' })),
  }))
  expect(listSharedNameWarnings({ sides })).toEqual([
    'Two sides are called “Reds”: rename one.',
    'Two groups of quick units are called “Guard”: rename one.',
  ])
})
