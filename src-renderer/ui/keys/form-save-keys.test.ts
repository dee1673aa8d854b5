import { expect, test } from 'vitest'
import { isSaveKey } from './form-save-keys.ts'

const press = (key: string, more: Partial<Parameters<typeof isSaveKey>[0]> = {}) =>
  isSaveKey({ key, ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, ...more })

test('Ctrl or Cmd with S or Enter saves a form; with Shift or Alt, or alone, they mean something else', () => {
  expect([press('s'), press('S'), press('Enter'), press('s', { ctrlKey: false, metaKey: true })]).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect([press('s', { shiftKey: true }), press('Enter', { altKey: true }), press('s', { ctrlKey: false })]).toEqual([
    false,
    false,
    false,
  ])
  expect(press('k')).toBe(false)
})
