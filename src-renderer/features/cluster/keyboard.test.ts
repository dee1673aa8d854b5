import { expect, test } from 'vitest'
import { moveCursor, readPageKey } from './keyboard.ts'

const BOARD = { rows: 32, columns: 16 }
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false })

test.each([
  ['v', { type: 'tool', tool: 'select' }],
  ['S', { type: 'tool', tool: 'star' }],
  ['r', { type: 'tool', tool: 'route' }],
  ['e', { type: 'tool', tool: 'erase' }],
  ['4', { type: 'rating', rating: 4 }],
  ['Delete', { type: 'remove' }],
  ['F2', { type: 'rename' }],
  ['Escape', { type: 'cancel' }],
  ['0', { type: 'fit' }],
  ['6', null],
  ['x', null],
])('%s', (key, meaning) => {
  expect(readPageKey(press(key))).toEqual(meaning)
})

test('keys with Ctrl are the app’s own', () => {
  expect(readPageKey(press('s', true))).toBeNull()
})

test.each([
  ['ArrowLeft', { row: 4, column: 11 }],
  ['ArrowRight', { row: 4, column: 13 }],
  ['ArrowUp', { row: 3, column: 12 }],
  ['ArrowDown', { row: 5, column: 12 }],
  ['Home', { row: 4, column: 1 }],
  ['End', { row: 4, column: 16 }],
])('%s moves from 0412', (key, place) => {
  expect(moveCursor(press(key), { row: 4, column: 12 }, BOARD)).toEqual(place)
})

test('the cursor stays on the board', () => {
  for (const key of ['ArrowLeft', 'ArrowUp'])
    expect(moveCursor(press(key), { row: 1, column: 1 }, BOARD)).toEqual({ row: 1, column: 1 })
  for (const key of ['ArrowRight', 'ArrowDown'])
    expect(moveCursor(press(key), { row: 32, column: 16 }, BOARD)).toEqual({ row: 32, column: 16 })
})

test('Ctrl+Home and Ctrl+End go across the board', () => {
  expect(moveCursor(press('Home', true), { row: 4, column: 12 }, BOARD)).toEqual({ row: 1, column: 1 })
  expect(moveCursor(press('End', true), { row: 4, column: 12 }, BOARD)).toEqual({ row: 32, column: 16 })
  expect(moveCursor(press('q'), { row: 4, column: 12 }, BOARD)).toBeNull()
})
