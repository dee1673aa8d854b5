import { expect, test } from 'vitest'
import { computeBattleOdds } from '../odds/battle-odds.ts'
import { NO_ARMED_SHIPS } from './armed-ship-counts.ts'
import { estimateWinChance } from './win-chance.ts'

test('small fights are judged exactly', () => {
  const [mine, theirs] = [
    { S: 2, C: 3, D: 1 },
    { S: 4, C: 1, D: 2 },
  ]
  expect(estimateWinChance(mine, theirs)).toBeCloseTo(computeBattleOdds(mine, theirs).win.A, 8)
  expect(estimateWinChance(mine, theirs)).toBe(estimateWinChance(mine, theirs))
})

test('large fights by smaller ones in the same proportion', () => {
  const [mine, theirs] = [
    { S: 10, C: 20, D: 10 },
    { S: 10, C: 20, D: 5 },
  ]
  expect(estimateWinChance(mine, theirs)).toBeCloseTo(estimateWinChance({ S: 2, C: 4, D: 2 }, { S: 2, C: 4, D: 1 }), 12)
  expect(estimateWinChance({ S: 300, C: 0, D: 0 }, { S: 0, C: 0, D: 1 })).toBeGreaterThan(0.99)
})

test('against nobody that fights the fight is won, by nobody it is lost', () => {
  const scout = { S: 1, C: 0, D: 0 }
  expect([
    estimateWinChance(scout, NO_ARMED_SHIPS),
    estimateWinChance(NO_ARMED_SHIPS, scout),
    estimateWinChance(NO_ARMED_SHIPS, NO_ARMED_SHIPS),
  ]).toEqual([1, 0, 0])
})
