import { expect, test } from 'vitest'
import { resolveTheme } from './appearance.ts'

test('Void is the look unless the person or the system prefers light', () => {
  expect(resolveTheme('system', false)).toBe('void')
  expect(resolveTheme('system', true)).toBe('paper')
  expect(resolveTheme('void', true)).toBe('void')
  expect(resolveTheme('paper', false)).toBe('paper')
})
