import { expect, test } from 'vitest'
import { moveCursor, mapKeys } from './keyboard.ts'

const BOARD = { rows: 32, columns: 16 }
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false })

test.each([
  ['V', 'pickTool', 'select'],
  ['S', 'pickTool', 'star'],
  ['R', 'pickTool', 'route'],
  ['E', 'pickTool', 'erase'],
  ['4', 'rate', 4],
  ['Delete', 'remove', undefined],
  ['F2', 'rename', undefined],
  ['Escape', 'cancel', undefined],
  ['0', 'fit', undefined],
  ['+', 'nearer', undefined],
  ['=', 'nearer', undefined],
  ['-', 'farther', undefined],
])('%s does %s %s', (key, deed, what) => {
  const done: unknown[] = []
  const note =
    (name: string) =>
    (given?: unknown): void =>
      void done.push([name, given])
  const keys = mapKeys({
    pickTool: note('pickTool'),
    rate: note('rate'),
    remove: () => note('remove')(),
    rename: () => note('rename')(),
    cancel: () => note('cancel')(),
    fit: () => note('fit')(),
    nearer: () => note('nearer')(),
    farther: () => note('farther')(),
  })
  keys.find((one) => one.keys.includes(key))?.run(key)
  expect(done).toEqual([[deed, what]])
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
