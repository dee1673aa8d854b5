import { expect, test } from 'vitest'
import { nextIndex, nextIndexAcross, nextIndexAround } from './roving-focus.ts'

test('Arrows stop at both ends', () => {
  expect(nextIndex('ArrowDown', 0, 3)).toBe(1)
  expect(nextIndex('ArrowDown', 2, 3)).toBe(2)
  expect(nextIndex('ArrowUp', 0, 3)).toBe(0)
})

test('Home, End and pages', () => {
  expect(nextIndex('Home', 7, 30)).toBe(0)
  expect(nextIndex('End', 7, 30)).toBe(29)
  expect(nextIndex('PageDown', 25, 30)).toBe(29)
  expect(nextIndex('PageUp', 15, 30)).toBe(5)
})

test('Other keys and empty lists do not move', () => {
  expect(nextIndex('Enter', 1, 3)).toBeNull()
  expect(nextIndex('ArrowDown', 0, 0)).toBeNull()
})

test('A palette goes around', () => {
  expect(nextIndexAround('ArrowDown', 2, 3)).toBe(0)
  expect(nextIndexAround('ArrowUp', 0, 3)).toBe(2)
  expect(nextIndexAround('Home', 1, 3)).toBeNull()
  expect(nextIndexAround('ArrowUp', 0, 0)).toBeNull()
})

test('Across a tool bar the arrows go round, and Home and End to its ends', () => {
  expect([nextIndexAcross('ArrowRight', 2, 3), nextIndexAcross('ArrowLeft', 0, 3)]).toEqual([0, 2])
  expect([nextIndexAcross('Home', 2, 3), nextIndexAcross('End', 0, 3)]).toEqual([0, 2])
  expect([nextIndexAcross('ArrowDown', 0, 3), nextIndexAcross('Home', 0, 0)]).toEqual([null, null])
})
