import { describe, expect, test } from 'vitest'
import { STANDARD_BOARD } from '#shared/kit/hex.ts'
import {
  formatChord,
  listMapChordShortcuts,
  type MapKeyCallbacks,
  listMapKeyShortcuts,
  findCursorDestination,
} from './keyboard.ts'

const press = (
  key: string,
  held: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean; metaKey?: boolean } = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

function noted() {
  const done: unknown[] = []
  const actions = new Proxy({} as MapKeyCallbacks, {
    get: (_, name) => (given?: unknown) => void done.push([name, given]),
  })
  return { done, actions }
}

test.each([
  ['V', 'pickTool', 'select'],
  ['S', 'pickTool', 'star'],
  ['R', 'pickTool', 'route'],
  ['P', 'pickTool', 'region'],
  ['L', 'pickTool', 'label'],
  ['E', 'pickTool', 'erase'],
  ['M', 'pickTool', 'measure'],
  ['H', 'pickTool', 'pan'],
  ['Z', 'pickTool', 'zoom'],
  ['B', 'pickBrush', 'B'],
  ['F', 'pickFill', 'F'],
  ['4', 'rate', 4],
  ['[', 'widen', -1],
  [']', 'widen', 1],
  [',', 'turn', { type: 'turn', steps: -1 }],
  ['Y', 'turn', { type: 'mirror', axis: 'top-bottom' }],
  ['Delete', 'remove', 'Delete'],
  ['Escape', 'cancel', 'Escape'],
  ['0', 'fit', '0'],
])('%s does %s', (key, action, what) => {
  const { done, actions } = noted()
  const press = { key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
  listMapKeyShortcuts(actions)
    .find((mapKey) => mapKey.keys.includes(key))
    ?.run(key, press)
  expect(done).toEqual([[action, what]])
})

test('no key does two things', () => {
  const keys = listMapKeyShortcuts(noted().actions).flatMap((mapKey) => mapKey.keys)
  expect(new Set(keys).size).toBe(keys.length)
})

test('no key begins a way to another page, such as G F', () => {
  expect(listMapKeyShortcuts(noted().actions).flatMap((mapKey) => mapKey.keys)).not.toContain('G')
})

test.each([
  [press('ArrowUp', { shiftKey: true }), 'nudge', 'ArrowUp'],
  [press('d', { ctrlKey: true }), 'duplicate', 'd'],
  [press('a', { metaKey: true }), 'chooseAll', 'a'],
])('%o is a chord', (stroke, action, what) => {
  const { done, actions } = noted()
  listMapChordShortcuts(actions)
    .find(({ chords }) => chords.includes(formatChord(stroke)))
    ?.run(stroke.key)
  expect(done).toEqual([[action, what]])
})

describe('the cursor', () => {
  test.each([
    ['ArrowLeft', { row: 4, column: 11 }],
    ['ArrowRight', { row: 4, column: 13 }],
    ['ArrowUp', { row: 3, column: 12 }],
    ['ArrowDown', { row: 5, column: 12 }],
    ['Home', { row: 4, column: 1 }],
    ['End', { row: 4, column: 16 }],
  ])('%s moves from 0412', (key, place) => {
    expect(findCursorDestination(press(key), { row: 4, column: 12 }, STANDARD_BOARD)).toEqual(place)
  })

  test('stays on the board', () => {
    for (const key of ['ArrowLeft', 'ArrowUp'])
      expect(findCursorDestination(press(key), { row: 1, column: 1 }, STANDARD_BOARD)).toEqual({ row: 1, column: 1 })
    for (const key of ['ArrowRight', 'ArrowDown'])
      expect(findCursorDestination(press(key), { row: 32, column: 16 }, STANDARD_BOARD)).toEqual({
        row: 32,
        column: 16,
      })
  })

  test('goes across the board with Ctrl, and leaves Shift and Alt to others', () => {
    const from = { row: 4, column: 12 }
    expect(findCursorDestination(press('Home', { ctrlKey: true }), from, STANDARD_BOARD)).toEqual({ row: 1, column: 1 })
    expect(findCursorDestination(press('End', { ctrlKey: true }), from, STANDARD_BOARD)).toEqual({
      row: 32,
      column: 16,
    })
    expect(findCursorDestination(press('q'), from, STANDARD_BOARD)).toBeNull()
    expect(findCursorDestination(press('ArrowUp', { shiftKey: true }), from, STANDARD_BOARD)).toBeNull()
    expect(findCursorDestination(press('ArrowUp', { altKey: true }), from, STANDARD_BOARD)).toBeNull()
  })
})
