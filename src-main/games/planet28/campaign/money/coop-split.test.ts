import { expect, test } from 'vitest'
import { splitCoopPoints } from './coop-split.ts'

const split = (points: readonly number[], reserve = 0) => {
  const { total, shares, aside } = splitCoopPoints(
    points.map((value, at) => ({ id: `P${at + 1}`, points: value })),
    reserve,
  )
  return { total, shares: Object.values(shares), aside }
}

test('P28-COOP-1, p. 56 example: 30 and 26 make 56, so 28 each', () => {
  expect(split([30, 26])).toEqual({ total: 56, shares: [28, 28], aside: 0 })
})

test('P28-COOP-1: a point over goes to whoever brought more, and is kept where both brought the same', () => {
  expect(split([31, 26])).toEqual({ total: 57, shares: [29, 28], aside: 0 })
  expect(split([20, 20], 1)).toEqual({ total: 41, shares: [20, 20], aside: 1 })
  expect(split([21, 20], 1)).toEqual({ total: 42, shares: [21, 21], aside: 0 })
})

test('P28-COOP-1: of three players the highest get the points over, and a tie across the cut sets them aside', () => {
  expect(split([10, 5, 4])).toEqual({ total: 19, shares: [7, 6, 6], aside: 0 })
  expect(split([10, 10, 0])).toEqual({ total: 20, shares: [7, 7, 6], aside: 0 })
  expect(split([10, 5, 5])).toEqual({ total: 20, shares: [7, 6, 6], aside: 1 })
  expect(split([10, 10, 5])).toEqual({ total: 25, shares: [8, 8, 8], aside: 1 })
})

test('P28-COOP-1: without players all waits', () => {
  expect(split([], 3)).toEqual({ total: 3, shares: [], aside: 3 })
})
