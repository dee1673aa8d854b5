import { expect, test } from 'vitest'
import { isSameGrouping, mergeFleet, moveShip } from './regroup.ts'

test('Ships change fleets one by one, and an empty fleet is gone (FIST-REORG-2, FIST-REORG-3)', () => {
  const start = { A: { S: 1 }, B: { C: 2 } }
  const split = moveShip(start, 'C', 'B', 'D')
  expect(split).toEqual({ A: { S: 1 }, B: { C: 1 }, D: { C: 1 } })
  expect(moveShip(split, 'S', 'A', 'B')).toEqual({ B: { S: 1, C: 1 }, D: { C: 1 } })
  expect(moveShip(start, 'D', 'A', 'B')).toBe(start)
  expect(moveShip(start, 'S', 'A', 'A')).toBe(start)
})

test('A whole fleet joins another (FIST-REORG-2)', () => {
  expect(mergeFleet({ A: { T: 1, S: 2 }, B: { C: 1 } }, 'A', 'B')).toEqual({ B: { T: 1, S: 2, C: 1 } })
})

test('Two partitions are the same when every fleet has the same ships', () => {
  expect(isSameGrouping({ A: { S: 1 } }, { A: { S: 1, C: 0 } })).toBe(true)
  expect(isSameGrouping({ A: { S: 1 } }, { B: { S: 1 } })).toBe(false)
})
