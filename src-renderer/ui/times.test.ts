import { expect, test } from 'vitest'
import {
  getLocalIsoDate,
  countDaysBetween,
  formatShortDate,
  formatFullDate,
  formatRelativeDay,
  formatTime,
  formatDateTime,
} from './times.ts'

test('Days are counted by the calendar, also over a leap day', () => {
  expect(countDaysBetween('2026-11-21', '2026-11-28')).toBe(7)
  expect(countDaysBetween('2026-11-21', '2026-11-20')).toBe(-1)
  expect(countDaysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(getLocalIsoDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
})

test('Days and moments are told in words', () => {
  expect(formatFullDate('2026-11-21')).toBe('Saturday 21 November 2026')
  expect([0, 1, 5, -3].map(formatRelativeDay)).toEqual(['today', 'tomorrow', 'in 5 days', '3 days ago'])
  expect(formatTime('2026-11-21T19:04:00Z')).toBe('19:04')
  expect(formatDateTime('2026-11-21T19:04:00Z')).toBe('21 Nov 2026, 19:04')
})

test('A day in short', () => {
  expect(formatShortDate('2026-11-21T10:00:00.000Z')).toBe('21 Nov 2026')
  expect(formatShortDate('2027-01-02T10:00:00.000Z')).toBe('2 Jan 2027')
})
