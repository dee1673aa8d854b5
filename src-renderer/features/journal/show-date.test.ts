import { expect, test } from 'vitest'
import { showDate } from './show-date.ts'

test('A day in short', () => {
  expect(showDate('2026-11-21T10:00:00.000Z')).toBe('21 Nov 2026')
  expect(showDate('2027-01-02T10:00:00.000Z')).toBe('2 Jan 2027')
})
