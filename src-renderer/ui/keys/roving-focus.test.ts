import { expect, test } from 'vitest'
import { findNextIndex, findNextIndexInRow, findNextIndexLooped } from './roving-focus.ts'

test('Arrows stop at both ends', () => {
  expect(findNextIndex('ArrowDown', 0, 3)).toBe(1)
  expect(findNextIndex('ArrowDown', 2, 3)).toBe(2)
  expect(findNextIndex('ArrowUp', 0, 3)).toBe(0)
})

test('Home, End and pages', () => {
  expect(findNextIndex('Home', 7, 30)).toBe(0)
  expect(findNextIndex('End', 7, 30)).toBe(29)
  expect(findNextIndex('PageDown', 25, 30)).toBe(29)
  expect(findNextIndex('PageUp', 15, 30)).toBe(5)
})

test('Other keys and empty lists do not move', () => {
  expect(findNextIndex('Enter', 1, 3)).toBeNull()
  expect(findNextIndex('ArrowDown', 0, 0)).toBeNull()
})

test('A palette goes around', () => {
  expect(findNextIndexLooped('ArrowDown', 2, 3)).toBe(0)
  expect(findNextIndexLooped('ArrowUp', 0, 3)).toBe(2)
  expect(findNextIndexLooped('Home', 1, 3)).toBeNull()
  expect(findNextIndexLooped('ArrowUp', 0, 0)).toBeNull()
})

test('Across a tool bar the arrows go round, and Home and End to its ends', () => {
  expect([findNextIndexInRow('ArrowRight', 2, 3), findNextIndexInRow('ArrowLeft', 0, 3)]).toEqual([0, 2])
  expect([findNextIndexInRow('Home', 2, 3), findNextIndexInRow('End', 0, 3)]).toEqual([0, 2])
  expect([findNextIndexInRow('ArrowDown', 0, 3), findNextIndexInRow('Home', 0, 0)]).toEqual([null, null])
})
