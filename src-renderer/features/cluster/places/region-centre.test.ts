import { expect, test } from 'vitest'
import { findRegionCentre } from './region-centre.ts'

test('The middle of a region is one of its hexes, even where the region is bent', () => {
  expect(findRegionCentre([[4, 2, 6]])).toEqual({ row: 4, column: 4 })
  expect(
    findRegionCentre([
      [1, 1, 9],
      [2, 1, 1],
      [3, 1, 1],
    ]),
  ).toEqual({ row: 1, column: 4 })
  expect(findRegionCentre([])).toBeNull()
})
