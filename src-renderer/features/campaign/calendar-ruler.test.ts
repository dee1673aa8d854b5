import { expect, test } from 'vitest'
import { listCalendarTicks, computeRulerDays } from './calendar-ruler.ts'

test('Weeks begin on Monday with its number, months with their name and room for it', () => {
  const ticks = listCalendarTicks('2026-11-21', 14)
  expect(ticks).toHaveLength(15)
  expect(ticks[0]).toEqual({ day: '2026-11-21', at: 0, weight: 'day', label: null })
  expect(ticks.filter(({ label }) => label !== null).map(({ day, label }) => [day, label])).toEqual([
    ['2026-11-23', '23'],
    ['2026-12-01', 'Dec'],
  ])
  expect(ticks.at(-1)?.at).toBe(1)
  const weeks = listCalendarTicks('2027-01-01', 60).filter(({ weight }) => weight === 'week')
  expect(weeks.map(({ label }) => label)).toEqual([null, '11', '18', '25', '8', '15', '22'])
})

test('The ruler reaches the session in whole weeks, within bounds', () => {
  expect(computeRulerDays('2026-11-21', null)).toBe(35)
  expect(computeRulerDays('2026-11-21', '2026-11-28')).toBe(35)
  expect(computeRulerDays('2026-11-21', '2026-10-01')).toBe(35)
  expect(computeRulerDays('2026-11-21', '2027-01-10')).toBe(56)
  expect(computeRulerDays('2026-11-21', '2030-01-01')).toBe(91)
})
