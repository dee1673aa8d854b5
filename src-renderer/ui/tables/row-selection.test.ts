import { expect, test } from 'vitest'
import { getSelectedAmount, computeRowSelectionChange } from './row-selection.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const press = (index: number, more: object = {}) =>
  computeRowSelectionChange({ keys, anchor: 'b', index, isRange: false, isToggle: false, ...more })

test('A plain press chooses that row alone, with Ctrl it is put in or taken out', () => {
  expect(press(3)).toEqual({ how: 'replace', keys: ['d'] })
  expect(press(3, { isToggle: true })).toEqual({ how: 'toggle', keys: ['d'] })
})

test('With Shift everything from the anchor on is chosen, in either direction', () => {
  expect(press(3, { isRange: true })).toEqual({ how: 'replace', keys: ['b', 'c', 'd'] })
  expect(press(0, { isRange: true })).toEqual({ how: 'replace', keys: ['a', 'b'] })
  expect(press(4, { isRange: true, isToggle: true })).toEqual({ how: 'add', keys: ['b', 'c', 'd', 'e'] })
})

test('Without an anchor that is shown a range is one row', () => {
  expect(press(2, { isRange: true, anchor: null })).toEqual({ how: 'replace', keys: ['c'] })
  expect(press(2, { isRange: true, anchor: 'gone' })).toEqual({ how: 'replace', keys: ['c'] })
})

test('The head of a table says whether none, some or all of the rows shown are chosen', () => {
  expect(getSelectedAmount(keys, new Set(['z']))).toBe('none')
  expect(getSelectedAmount(keys, new Set(['a', 'z']))).toBe('some')
  expect(getSelectedAmount(keys, new Set(keys))).toBe('all')
  expect(getSelectedAmount([], new Set())).toBe('none')
})
