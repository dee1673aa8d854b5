import { expect, test } from 'vitest'
import { findNearestPointIndex } from './find-nearest-point-index.ts'

test('the nearest point is found beside and between the points, also in a second row', () => {
  const pips = [
    { x: 7, y: 7 },
    { x: 21, y: 7 },
    { x: 7, y: 25 },
  ]
  expect(findNearestPointIndex(pips, { x: -40, y: 5 })).toBe(0)
  expect(findNearestPointIndex(pips, { x: 15, y: 9 })).toBe(1)
  expect(findNearestPointIndex(pips, { x: 9, y: 22 })).toBe(2)
  expect(findNearestPointIndex([], { x: 0, y: 0 })).toBeNull()
})
