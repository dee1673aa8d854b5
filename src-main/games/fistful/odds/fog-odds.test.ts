import { expect, test } from 'vitest'
import { countShips } from '#shared/games/fistful/format-ships.ts'
import type { Ships } from '#shared/games/fistful/model.ts'
import { DEFAULT_SETTINGS } from '#shared/games/fistful/tables/settings.ts'
import { listCompositionsUpTo } from '#tests/support/fistful-fights.ts'
import { addShips, countShipsOfKind, computeShipsCost, subtractShips } from '../rules/fleet-ships.ts'
import { computeBattleOdds } from './battle-odds.ts'
import { computeFogOdds } from './fog-odds.ts'
import { createWinChanceLookup } from './win-chance-lookup.ts'

test('the range over every make-up that agrees with what is known', () => {
  const mine = { D: 1, C: 2, S: 1 }
  const possible = listCompositionsUpTo(6).filter((ships) => {
    const cost = computeShipsCost(ships, DEFAULT_SETTINGS)
    return (ships.C ?? 0) >= 1 && cost <= 12 && (ships.S ?? 0) + (ships.C ?? 0) + (ships.D ?? 0) >= 2
  })
  const chances = possible.map((enemy) => computeBattleOdds(mine, enemy).win.A)
  const odds = computeFogOdds(mine, { fleets: 2, known: { C: 1 }, mostPoints: 12 })
  expect(odds.lowest.win).toBeCloseTo(Math.min(...chances), 12)
  expect(computeBattleOdds(mine, odds.lowest.enemy).win.A).toBeCloseTo(odds.lowest.win, 12)
  expect(odds.highest).toEqual({ win: expect.closeTo(computeBattleOdds(mine, { C: 1 }).win.A), enemy: { T: 1, C: 1 } })
})

test('fleets that nobody has seen may be transports', () => {
  expect(computeFogOdds({ C: 1 }, { fleets: 2, known: {}, mostPoints: 5 }).highest).toEqual({ win: 1, enemy: { T: 2 } })
})

test('what is known is the least that can be there, whatever the points say', () => {
  const { lowest, highest } = computeFogOdds({ C: 2 }, { fleets: 1, known: { D: 1 }, mostPoints: 0 })
  expect(lowest).toEqual(highest)
  expect(lowest).toEqual({ win: expect.closeTo(0.7037, 4), enemy: { D: 1 } })
  expect(computeFogOdds({ S: 1 }, { fleets: 2, known: { S: 1 }, mostPoints: 0 }).lowest.enemy).toEqual({ S: 2 })
})

test('dear dreadnoughts are fewer', () => {
  const fog = { fleets: 1, known: {}, mostPoints: 4 }
  expect(computeFogOdds({ D: 2 }, fog).lowest.enemy).toEqual({ D: 1 })
  expect(computeFogOdds({ D: 2 }, fog, { ...DEFAULT_SETTINGS, dreadnoughtCost: 5 }).lowest.enemy).not.toHaveProperty(
    'D',
  )
})

test('transports alone never win', () => {
  expect(computeFogOdds({ T: 2 }, { fleets: 1, known: {}, mostPoints: 6 }).highest.win).toBe(0)
})

test('an enemy with a ship more, or a stronger one, never does worse: the range needs only the extremes', () => {
  const makeUps = listCompositionsUpTo(6)
  const most = { S: 7, C: 7, D: 7 }
  const winOf = createWinChanceLookup({ A: most, B: most })
  for (const mine of makeUps)
    for (const enemy of makeUps) {
      const win = winOf(mine, enemy)
      for (const better of betterThan(enemy)) expect(winOf(mine, better)).toBeLessThanOrEqual(win + 1e-12)
    }
})

/** An enemy with a scout more, and with each ship one kind stronger. */
function betterThan(enemy: Ships): Ships[] {
  const change = (taken: Ships, added: Ships) => addShips(subtractShips(enemy, taken), added)
  return [
    change({}, { S: 1 }),
    ...(enemy.S ? [change({ S: 1 }, { C: 1 })] : []),
    ...(enemy.C ? [change({ C: 1 }, { D: 1 })] : []),
  ]
}

test.each([3, 4, 5] as const)('every enemy that can be afforded, dreadnoughts at %i', (dreadnoughtCost) => {
  const settings = { ...DEFAULT_SETTINGS, dreadnoughtCost }
  const makeUps = listCompositionsUpTo(6)
  for (const mine of [{ D: 1, C: 1, S: 1 }, { C: 3 }, { S: 4, T: 2 }, { D: 2, S: 2 }])
    for (const [known, fleets, mostPoints] of [
      [{}, 1, 11],
      [{}, 4, 8],
      [{ S: 1 }, 2, 12],
      [{ C: 1, T: 1 }, 3, 11],
    ] as const) {
      const isPossible = (ships: Ships) =>
        countShips(ships) >= fleets &&
        (['S', 'C', 'D'] as const).every((kind) => countShipsOfKind(ships, kind) >= countShipsOfKind(known, kind)) &&
        computeShipsCost(ships, settings) <= mostPoints
      const transports = Array.from({ length: 5 }, (_, T) => T).filter((T) => T >= countShipsOfKind(known, 'T'))
      const possible = [{}, ...makeUps]
        .flatMap((ships) => transports.map((T) => addShips(ships, { T })))
        .filter(isPossible)
      const chances = possible.map((enemy) => computeBattleOdds(mine, enemy).win.A)
      const { lowest, highest, isWhole } = computeFogOdds(mine, { fleets, known, mostPoints }, settings)
      expect(lowest.win).toBeCloseTo(Math.min(...chances), 12)
      expect(highest.win).toBeCloseTo(Math.max(...chances), 12)
      expect(isWhole).toBe(true)
    }
})

test('any number of points: the worst is next to nothing, or what was not counted is said', () => {
  const few = computeFogOdds({ D: 1, C: 2 }, { fleets: 1, known: {}, mostPoints: 5000 })
  expect([few.isWhole, few.lowest.win < 0.001, few.counted < 100]).toEqual([true, true, true])
  const many = computeFogOdds({ D: 9, C: 9, S: 9 }, { fleets: 1, known: {}, mostPoints: 5000 })
  expect([many.isWhole, many.highest.win]).toEqual([false, 1])
  expect(many.lowest.win).toBeCloseTo(computeBattleOdds({ D: 9, C: 9, S: 9 }, many.lowest.enemy).win.A, 9)
  expect(computeShipsCost(many.lowest.enemy, DEFAULT_SETTINGS)).toBeLessThanOrEqual(many.counted)
})

test('nobody stands there: nothing to win', () => {
  expect(computeFogOdds({ C: 1 }, { fleets: 0, known: {}, mostPoints: 0 })).toMatchObject({
    lowest: { win: 0, enemy: {} },
    highest: { win: 0, enemy: {} },
  })
})
