import { expect, test } from 'vitest'
import { highestOf, isDiceText, lessOf, meanOf, oddsOf } from './dice-odds.ts'

test('Odds are exact: two dice of six make a triangle, and all chances add up to one', () => {
  const odds = oddsOf('2D6')
  expect(odds.get(7)).toBeCloseTo(6 / 36)
  expect(odds.get(2)).toBeCloseTo(1 / 36)
  expect([...odds.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  expect(meanOf(oddsOf('2D10+4'))).toBeCloseTo(15)
  expect(highestOf('2D10+4')).toBe(24)
})

test('Damage never falls below nothing, behind armour neither (P28-DMG-1)', () => {
  expect(meanOf(oddsOf('1D4-1'))).toBeCloseTo(1.5)
  expect([...oddsOf('1D4-3').keys()].toSorted()).toEqual([0, 1])
  const meanAfter = (hit: string, armour: string) => meanOf(lessOf(oddsOf(hit), oddsOf(armour)))
  // By hand: 1 to 4 less 1 to 2 is 0 0, 1 0, 2 1, 3 2: nine eighths.
  expect(meanAfter('1D4', '1D2')).toBeCloseTo(9 / 8)
  expect(meanAfter('1D4', '2D10+5')).toBe(0)
})

test('What is no dice is told', () => {
  for (const text of ['2D10+4', '1D4-1', '12D6']) expect(isDiceText(text)).toBe(true)
  for (const text of ['', 'D6', '2d6', '0D6', '2D', '1D6+', '5']) expect(isDiceText(text)).toBe(false)
})
