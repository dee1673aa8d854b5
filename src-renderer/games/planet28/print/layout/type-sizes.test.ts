import { expect, test } from 'vitest'
import { findBestLayout, LARGE_FONT_POINTS, MIN_FONT_POINTS, listTypeSizes } from './type-sizes.ts'

test('no type is smaller than 8 points, nor than 12 in large print', () => {
  for (const form of ['page', 'card'] as const) {
    expect(Math.min(...listTypeSizes(form, false).map(({ points }) => points))).toBe(MIN_FONT_POINTS)
    expect(Math.min(...listTypeSizes(form, true).map(({ points }) => points))).toBe(LARGE_FONT_POINTS)
  }
})

test('a sheet of several pages takes the fewest, and then the largest type', () => {
  const tried = [
    { points: 11, pages: [1, 2, 3] },
    { points: 10, pages: [1, 2] },
    { points: 9, pages: [1, 2] },
  ]
  expect(findBestLayout(tried)?.points).toBe(10)
  expect(findBestLayout([])).toBeUndefined()
})
