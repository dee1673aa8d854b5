import { describe, expect, test } from 'vitest'
import { getKeyChord, type PageKeyPress } from './page-keys.ts'

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
    expect(['n', 'N', '1', '+', 'Delete', 'F2'].map((key) => getKeyChord(press(key)))).toEqual([
      'N',
      'N',
      '1',
      '+',
      'Delete',
      'F2',
    ])
  })

  test('shift is for writing, except where a sign needs it', () => {
    expect(getKeyChord(press('N', { shiftKey: true }))).toBeNull()
    expect(getKeyChord(press('+', { shiftKey: true }))).toBe('+')
  })

  test('with Alt a letter counts by its place, and nothing else counts', () => {
    expect(getKeyChord(press('˜', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(getKeyChord(press('n', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(getKeyChord(press('1', { altKey: true, code: 'Digit1' }))).toBeNull()
    expect(getKeyChord(press('Delete', { altKey: true }))).toBeNull()
  })

  test('Enter counts once, however long it is held down; arrows go on', () => {
    expect([getKeyChord(press('Enter')), getKeyChord(press('Enter', { repeat: true }))]).toEqual(['Enter', null])
    expect(getKeyChord(press('ArrowDown', { repeat: true }))).toBe('ArrowDown')
  })

  test('keys with Ctrl or Cmd are the app’s', () => {
    expect(getKeyChord(press('n', { ctrlKey: true }))).toBeNull()
    expect(getKeyChord(press('n', { metaKey: true }))).toBeNull()
  })
})
