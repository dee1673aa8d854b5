import { createPinia, setActivePinia } from 'pinia'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeStorage } from '#tests/support/storage.ts'
import { parsePreferences, usePreferences } from './preferences.ts'

const DEFAULTS = { theme: 'system', density: 'cosy', motion: 'system', paper: 'A4', sideBar: 'wide' }

beforeEach(() => {
  vi.stubGlobal('localStorage', createFakeStorage())
  setActivePinia(createPinia())
})
afterEach(() => void vi.unstubAllGlobals())

test('A preference is stored when it is set, and read by the next window', () => {
  usePreferences().theme = 'paper'
  setActivePinia(createPinia())
  expect(usePreferences().$state).toEqual({ ...DEFAULTS, theme: 'paper' })
})

test('Without storage a preference holds while the window is open', () => {
  vi.stubGlobal('localStorage', createFakeStorage(0))
  usePreferences().density = 'dense'
  expect(usePreferences().density).toBe('dense')
})

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
