import { describe, expect, test } from 'vitest'
import { keyOf, type PageKeyPress } from './page-keys.ts'

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
    expect(['n', 'N', '1', '+', 'Delete', 'F2'].map((key) => keyOf(press(key)))).toEqual([
      'N',
      'N',
      '1',
      '+',
      'Delete',
      'F2',
    ])
  })

  test('shift is for writing, except where a sign needs it', () => {
    expect(keyOf(press('N', { shiftKey: true }))).toBeNull()
    expect(keyOf(press('+', { shiftKey: true }))).toBe('+')
  })

  test('with Alt a letter counts by its place, and nothing else counts', () => {
    expect(keyOf(press('˜', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(keyOf(press('n', { altKey: true, code: 'KeyN' }))).toBe('N')
    expect(keyOf(press('1', { altKey: true, code: 'Digit1' }))).toBeNull()
    expect(keyOf(press('Delete', { altKey: true }))).toBeNull()
  })

  test('Enter counts once, however long it is held down; arrows go on', () => {
    expect([keyOf(press('Enter')), keyOf(press('Enter', { repeat: true }))]).toEqual(['Enter', null])
    expect(keyOf(press('ArrowDown', { repeat: true }))).toBe('ArrowDown')
  })

  test('keys with Ctrl or Cmd are the app’s', () => {
    expect(keyOf(press('n', { ctrlKey: true }))).toBeNull()
    expect(keyOf(press('n', { metaKey: true }))).toBeNull()
  })
})
