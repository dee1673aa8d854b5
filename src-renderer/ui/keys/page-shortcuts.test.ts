import { describe, expect, test } from 'vitest'
import { findShortcutKeyName, type PageKeyDownFields } from './page-shortcuts.ts'

const press = (key: string, more: Partial<PageKeyDownFields> = {}): PageKeyDownFields => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
})

describe('keyOf', () => {
  test('letters count as capitals, named keys by their names', () => {
    expect(['n', 'N', '1', '+', 'Delete', 'F2'].map((key) => findShortcutKeyName(press(key)))).toEqual([
      'N',
      'N',
      '1',
      '+',
      'Delete',
      'F2',
    ])
  })

  test('shift is for writing, except where a sign needs it', () => {
    expect(findShortcutKeyName(press('N', { shiftKey: true }))).toBeNull()
    expect(findShortcutKeyName(press('+', { shiftKey: true }))).toBe('+')
  })

  test('with Alt a letter counts by its place, and nothing else counts', () => {
    expect(findShortcutKeyName(press('˜', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(findShortcutKeyName(press('n', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(findShortcutKeyName(press('1', { altKey: true, code: 'Digit1' }))).toBeNull()
    expect(findShortcutKeyName(press('Delete', { altKey: true }))).toBeNull()
  })

  test('Enter counts once, however long it is held down; arrows go on', () => {
    expect([findShortcutKeyName(press('Enter')), findShortcutKeyName(press('Enter', { repeat: true }))]).toEqual([
      'Enter',
      null,
    ])
    expect(findShortcutKeyName(press('ArrowDown', { repeat: true }))).toBe('ArrowDown')
  })

  test('keys with Ctrl or Cmd are the app’s', () => {
    expect(findShortcutKeyName(press('n', { ctrlKey: true }))).toBeNull()
    expect(findShortcutKeyName(press('n', { metaKey: true }))).toBeNull()
  })
})
