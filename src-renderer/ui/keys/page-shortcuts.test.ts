import { describe, expect, test } from 'vitest'
import { normalizeKeyPress, type PageKeyPress } from './page-shortcuts.ts'

const press = (key: string, more: Partial<PageKeyPress> = {}): PageKeyPress => ({
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
    expect(['n', 'N', '1', '+', 'Delete', 'F2'].map((key) => normalizeKeyPress(press(key)))).toEqual([
      'N',
      'N',
      '1',
      '+',
      'Delete',
      'F2',
    ])
  })

  test('shift is for writing, except where a sign needs it', () => {
    expect(normalizeKeyPress(press('N', { shiftKey: true }))).toBeNull()
    expect(normalizeKeyPress(press('+', { shiftKey: true }))).toBe('+')
  })

  test('with Alt a letter counts by its place, and nothing else counts', () => {
    expect(normalizeKeyPress(press('˜', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(normalizeKeyPress(press('n', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(normalizeKeyPress(press('1', { altKey: true, code: 'Digit1' }))).toBeNull()
    expect(normalizeKeyPress(press('Delete', { altKey: true }))).toBeNull()
  })

  test('Enter counts once, however long it is held down; arrows go on', () => {
    expect([normalizeKeyPress(press('Enter')), normalizeKeyPress(press('Enter', { repeat: true }))]).toEqual([
      'Enter',
      null,
    ])
    expect(normalizeKeyPress(press('ArrowDown', { repeat: true }))).toBe('ArrowDown')
  })

  test('keys with Ctrl or Cmd are the app’s', () => {
    expect(normalizeKeyPress(press('n', { ctrlKey: true }))).toBeNull()
    expect(normalizeKeyPress(press('n', { metaKey: true }))).toBeNull()
  })
})
