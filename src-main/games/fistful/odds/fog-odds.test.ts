import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../src-shared/games/fistful/tables/settings.ts'
import { makeUpsUpTo } from '../../../../tests/support/fistful-fights.ts'
import { shipsCost } from '../rules/fleet-ships.ts'
import { battleOdds } from './battle-odds.ts'
import { oddsInFog } from './fog-odds.ts'

test('the range over every make-up that agrees with what is known', () => {
  const mine = { D: 1, C: 2, S: 1 }
  const possible = makeUpsUpTo(6).filter((ships) => {
    const cost = shipsCost(ships, DEFAULT_SETTINGS)
    return (ships.C ?? 0) >= 1 && cost <= 12 && (ships.S ?? 0) + (ships.C ?? 0) + (ships.D ?? 0) >= 2
  })
  const chances = possible.map((enemy) => battleOdds(mine, enemy).win.A)
  const odds = oddsInFog(mine, { fleets: 2, known: { C: 1 }, mostPoints: 12 })
  expect(odds.lowest.win).toBeCloseTo(Math.min(...chances), 12)
  expect(battleOdds(mine, odds.lowest.enemy).win.A).toBeCloseTo(odds.lowest.win, 12)
  expect(odds.highest).toEqual({ win: expect.closeTo(battleOdds(mine, { C: 1 }).win.A), enemy: { T: 1, C: 1 } })
})

test('fleets that nobody has seen may be transports', () => {
  expect(oddsInFog({ C: 1 }, { fleets: 2, known: {}, mostPoints: 5 }).highest).toEqual({ win: 1, enemy: { T: 2 } })
})

test('what is known is the least that can be there, whatever the points say', () => {
  const { lowest, highest } = oddsInFog({ C: 2 }, { fleets: 1, known: { D: 1 }, mostPoints: 0 })
  expect(lowest).toEqual(highest)
  expect(lowest).toEqual({ win: expect.closeTo(0.7037, 4), enemy: { D: 1 } })
  expect(oddsInFog({ S: 1 }, { fleets: 2, known: { S: 1 }, mostPoints: 0 }).lowest.enemy).toEqual({ S: 2 })
})

test('dear dreadnoughts are fewer', () => {
  const fog = { fleets: 1, known: {}, mostPoints: 4 }
  expect(oddsInFog({ D: 2 }, fog).lowest.enemy).toEqual({ D: 1 })
  expect(oddsInFog({ D: 2 }, fog, { ...DEFAULT_SETTINGS, dreadnoughtCost: 5 }).lowest.enemy).not.toHaveProperty('D')
})

test('transports alone never win', () => {
  expect(oddsInFog({ T: 2 }, { fleets: 1, known: {}, mostPoints: 6 }).highest.win).toBe(0)
})

test('nobody stands there: nothing to win', () => {
  expect(oddsInFog({ C: 1 }, { fleets: 0, known: {}, mostPoints: 0 })).toEqual({
    lowest: { win: 0, enemy: {} },
    highest: { win: 0, enemy: {} },
  })
})
