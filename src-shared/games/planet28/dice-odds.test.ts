import { expect, test } from 'vitest'
import { getHighestTotal, subtractOdds, computeMean, computeDiceOdds } from './dice-odds.ts'

test('Odds are exact: two dice of six make a triangle, and all chances add up to one', () => {
  const odds = computeDiceOdds('2D6')
  expect(odds.get(7)).toBeCloseTo(6 / 36)
  expect(odds.get(2)).toBeCloseTo(1 / 36)
  expect([...odds.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  expect(computeMean(computeDiceOdds('2D10+4'))).toBeCloseTo(15)
  expect(getHighestTotal('2D10+4')).toBe(24)
})

test('Damage never falls below nothing, behind armour neither (P28-DMG-1)', () => {
  expect(computeMean(computeDiceOdds('1D4-1'))).toBeCloseTo(1.5)
  expect([...computeDiceOdds('1D4-3').keys()].toSorted()).toEqual([0, 1])
  const meanAfter = (hit: string, armour: string) =>
    computeMean(subtractOdds(computeDiceOdds(hit), computeDiceOdds(armour)))
  // By hand: 1 to 4 less 1 to 2 is 0 0, 1 0, 2 1, 3 2: nine eighths.
  expect(meanAfter('1D4', '1D2')).toBeCloseTo(9 / 8)
  expect(meanAfter('1D4', '2D10+5')).toBe(0)
})

test('P28-CW-1: dice of several kinds are thrown together', () => {
  const odds = computeDiceOdds('1D6+1D8+2')
  expect(odds.get(4)).toBeCloseTo(1 / 48)
  expect([...odds.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  expect(computeMean(odds)).toBeCloseTo(10)
  expect(getHighestTotal('1D6+1D8+2')).toBe(16)
})
