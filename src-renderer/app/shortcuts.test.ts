import { expect, test } from 'vitest'
import { createShortcutReader, type KeyPress, formatShortcut } from './shortcuts.ts'

const BINDINGS = [
  { id: 'undo', shortcut: 'Mod+Z' },
  { id: 'redo', shortcut: 'Mod+Shift+Z' },
  { id: 'palette', shortcut: 'Mod+K' },
  { id: 'print', shortcut: 'Mod+P' },
  { id: 'shortcuts', shortcut: '?' },
  { id: 'go-campaign', shortcut: 'G C' },
  { id: 'go-cluster', shortcut: 'G S' },
  { id: 'seal', shortcut: 'S' },
] as const

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  mod: false,
  shift: false,
  alt: false,
  isTyping: false,
  at: 0,
  ...more,
})
const read = (...presses: KeyPress[]) => presses.map(createShortcutReader(BINDINGS))

test('Mod keys tell Shift apart, whatever the case of the letter', () => {
  expect(read(press('z', { mod: true }))).toEqual(['undo'])
  expect(read(press('Z', { mod: true, shift: true }))).toEqual(['redo'])
  expect(read(press('z'))).toEqual([null])
  expect(read(press('z', { mod: true, alt: true }))).toEqual([null])
})

test('A sign needs Shift on some keyboards and not on others', () => {
  expect(read(press('?', { shift: true }))).toEqual(['shortcuts'])
  expect(read(press('?'))).toEqual(['shortcuts'])
})

test('Two keys one after the other open a place', () => {
  expect(read(press('g'), press('c'))).toEqual([null, 'go-campaign'])
  expect(read(press('g'), press('x'), press('c'))).toEqual([null, null, null])
  expect(read(press('g'), press('g'), press('c'))).toEqual([null, null, 'go-campaign'])
})

test('The second key comes soon or not at all', () => {
  expect(read(press('g', { at: 0 }), press('c', { at: 1500 }))).toEqual([null, 'go-campaign'])
  expect(read(press('g', { at: 0 }), press('c', { at: 1501 }))).toEqual([null, null])
})

test('The longer sequence wins over a key that stands alone', () => {
  expect(read(press('g'), press('s'))).toEqual([null, 'go-cluster'])
  expect(read(press('s'))).toEqual(['seal'])
})

test('While writing, letters and undo belong to the text; the palette still opens and pages print', () => {
  const isTyping = true
  expect(read(press('?', { isTyping }), press('g', { isTyping }), press('c', { isTyping }))).toEqual([null, null, null])
  expect(read(press('z', { isTyping, mod: true }), press('z', { isTyping, mod: true, shift: true }))).toEqual([
    null,
    null,
  ])
  expect(read(press('k', { isTyping, mod: true }))).toEqual(['palette'])
  expect(read(press('p', { isTyping, mod: true }))).toEqual(['print'])
})

test('Keys are called as the machine calls them', () => {
  expect(formatShortcut('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z')
  expect(formatShortcut('Mod+Z', true)).toBe('⌘+Z')
  expect(formatShortcut('G C', true)).toBe('G C')
})
