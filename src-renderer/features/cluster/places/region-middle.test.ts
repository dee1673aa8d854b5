import { expect, test } from 'vitest'
import { middleOf } from './region-middle.ts'

test('The middle of a region is one of its hexes, even where the region is bent', () => {
  expect(middleOf([[4, 2, 6]])).toEqual({ row: 4, column: 4 })
  expect(
    middleOf([
      [1, 1, 9],
      [2, 1, 1],
      [3, 1, 1],
    ]),
  ).toEqual({ row: 1, column: 4 })
  expect(middleOf([])).toBeNull()
})
