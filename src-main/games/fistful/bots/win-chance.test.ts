import { expect, test } from 'vitest'
import { battleOdds } from '../odds/battle-odds.ts'
import { NO_LINE } from './line.ts'
import { winChance } from './win-chance.ts'

test('small fights are judged exactly', () => {
  const [mine, theirs] = [
    { S: 2, C: 3, D: 1 },
    { S: 4, C: 1, D: 2 },
  ]
  expect(winChance(mine, theirs)).toBeCloseTo(battleOdds(mine, theirs).win.A, 8)
  expect(winChance(mine, theirs)).toBe(winChance(mine, theirs))
})

test('large fights by smaller ones in the same proportion', () => {
  const [mine, theirs] = [
    { S: 10, C: 20, D: 10 },
    { S: 10, C: 20, D: 5 },
  ]
  expect(winChance(mine, theirs)).toBeCloseTo(winChance({ S: 2, C: 4, D: 2 }, { S: 2, C: 4, D: 1 }), 12)
  expect(winChance({ S: 300, C: 0, D: 0 }, { S: 0, C: 0, D: 1 })).toBeGreaterThan(0.99)
})

test('against nobody that fights the fight is won, by nobody it is lost', () => {
  const one = { S: 1, C: 0, D: 0 }
  expect([winChance(one, NO_LINE), winChance(NO_LINE, one), winChance(NO_LINE, NO_LINE)]).toEqual([1, 0, 0])
})
