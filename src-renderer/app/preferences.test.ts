import { expect, test } from 'vitest'
import { parsePreferences, resolveTheme } from './preferences.ts'

const DEFAULTS = { theme: 'system', density: 'cosy', motion: 'system', paper: 'A4', sideBar: 'wide' }

test('What was kept comes back', () => {
  const kept = { theme: 'paper', density: 'dense', motion: 'reduced', paper: 'Letter', sideBar: 'icons' }
  expect(parsePreferences(JSON.stringify(kept))).toEqual(kept)
})

test('Unknown values fall back one by one, and unknown keys are dropped', () => {
  expect(parsePreferences('{"theme":"neon","density":"dense","paper":7,"glitter":true}')).toEqual({
    ...DEFAULTS,
    density: 'dense',
  })
})

test.each([null, '', '{"theme":', 'null', '3', '"void"', '[]'])('Nothing usable (%s) means the defaults', (stored) => {
  expect(parsePreferences(stored)).toEqual(DEFAULTS)
})

test('Void is the look unless the person or the system prefers light', () => {
  expect(resolveTheme('system', false)).toBe('void')
  expect(resolveTheme('system', true)).toBe('paper')
  expect(resolveTheme('void', true)).toBe('void')
  expect(resolveTheme('paper', false)).toBe('paper')
})
