import { expect, test } from 'vitest'
import { MOON_PHASES } from '#shared/kit/calendar.ts'
import { buildMoonPath } from './moon-path.ts'

test('Every phase has a shape of its own, and a new moon none', () => {
  expect(buildMoonPath('new')).toBeNull()
  expect(new Set(MOON_PHASES.map(buildMoonPath)).size).toBe(MOON_PHASES.length)
})

test('A waxing moon is lit on the right, a waning one on the left', () => {
  expect(buildMoonPath('first quarter')).toBe('M 0 -9.5 A 9.5 9.5 0 0 1 0 9.5 L 0 -9.5 Z')
  expect(buildMoonPath('last quarter')).toBe('M 0 -9.5 A 9.5 9.5 0 0 0 0 9.5 L 0 -9.5 Z')
  expect(buildMoonPath('waxing crescent')).toBe('M 0 -9.5 A 9.5 9.5 0 0 1 0 9.5 A 4.75 9.5 0 0 0 0 -9.5 Z')
})
