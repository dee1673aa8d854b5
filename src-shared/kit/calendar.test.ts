import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Calendar,
  getDayNumber,
  computeCalendarDay,
  formatCampaignDay,
  countDaysOfCommonYear,
  formatCampaignDays,
  MOON_PHASES,
  formatMonth,
  getMoonPhase,
  DEFAULT_CALENDAR,
} from './calendar.ts'

const Name = fc.string({ minLength: 1, maxLength: 8 })
const AnyMoon = fc.record({
  name: Name,
  periodDays: fc.integer({ min: 2, max: 10_000 }),
  fullOn: fc.integer({ min: -10_000, max: 1_000_000 }),
})
const AnyCalendar: fc.Arbitrary<Calendar> = fc.record({
  months: fc.array(fc.record({ name: Name, days: fc.integer({ min: 1, max: 400 }) }), { minLength: 1, maxLength: 60 }),
  weekdays: fc.array(Name, { maxLength: 30 }),
  firstYear: fc.integer({ min: -100_000, max: 100_000 }),
  era: fc.constantFrom('', 'AE'),
  moons: fc.array(AnyMoon, { maxLength: 3 }),
})
const AnyDay = fc.integer({ min: -100_000, max: 100_000 })
const SHORT: Calendar = {
  ...DEFAULT_CALENDAR,
  months: [
    { name: 'Ember', days: 3 },
    { name: 'Ash', days: 2 },
  ],
  era: 'AE',
}

test('A day comes back from its parts, in any calendar', () => {
  fc.assert(
    fc.property(AnyCalendar, AnyDay, (calendar, day) => {
      const { year, month, dayOfMonth } = computeCalendarDay(calendar, day)
      expect(getDayNumber(calendar, { year, month, dayOfMonth })).toBe(day)
      expect(dayOfMonth).toBeGreaterThanOrEqual(1)
      expect(dayOfMonth).toBeLessThanOrEqual(calendar.months[month]?.days ?? 0)
    }),
  )
})

test('The day after is the next of its month, or the first of the next one; the week goes on by one', () => {
  fc.assert(
    fc.property(AnyCalendar, AnyDay, (calendar, day) => {
      const [today, next] = [computeCalendarDay(calendar, day), computeCalendarDay(calendar, day + 1)]
      const isLast = today.dayOfMonth === calendar.months[today.month]?.days
      expect(next.dayOfMonth).toBe(isLast ? 1 : today.dayOfMonth + 1)
      expect(next.month).toBe(isLast ? (today.month + 1) % calendar.months.length : today.month)
      if (today.weekday !== null) expect(next.weekday).toBe((today.weekday + 1) % calendar.weekdays.length)
    }),
  )
})

test('A year on is as many days on as a year has', () => {
  fc.assert(
    fc.property(AnyCalendar, AnyDay, (calendar, day) => {
      const [today, later] = [
        computeCalendarDay(calendar, day),
        computeCalendarDay(calendar, day + countDaysOfCommonYear(calendar)),
      ]
      expect(later).toMatchObject({ year: today.year + 1, month: today.month, dayOfMonth: today.dayOfMonth })
    }),
  )
})

test('A moon is full on its day and a period later, and goes through its phases in order', () => {
  fc.assert(
    fc.property(AnyMoon, (moon) => {
      expect(getMoonPhase(moon, moon.fullOn)).toBe('full')
      expect(getMoonPhase(moon, moon.fullOn - moon.periodDays)).toBe('full')
      const days = Array.from({ length: Math.min(moon.periodDays, 200) }, (_, at) =>
        getMoonPhase(moon, moon.fullOn + at),
      )
      const places = days.map((phase) => MOON_PHASES.indexOf(phase))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(days.filter((phase) => phase === 'full')).toHaveLength(1)
    }),
  )
})

test('A moon of eight days shows a phase a day; one of two is full or new', () => {
  const phases = (periodDays: number) =>
    Array.from({ length: periodDays }, (_, at) => getMoonPhase({ name: 'Lamp', periodDays, fullOn: 5 }, 5 + at))
  expect(phases(8)).toEqual([...MOON_PHASES])
  expect(phases(2)).toEqual(['full', 'new'])
  expect(phases(3)).toEqual(['full', 'last quarter', 'new'])
})

test('Days in words; before the first day too', () => {
  expect(formatCampaignDay(DEFAULT_CALENDAR, 1)).toBe('1 Waking, year 1')
  expect(formatCampaignDay(DEFAULT_CALENDAR, 361)).toBe('1 Waking, year 2')
  expect(formatCampaignDay(DEFAULT_CALENDAR, 0)).toBe('30 Turning, year 0')
  expect(formatCampaignDay(SHORT, 9)).toBe('1 Ash, year 2 AE')
  expect(formatMonth(SHORT, { year: 2, month: 1 })).toBe('Ash, year 2 AE')
})

test('Some days are said once where they share a month or a year', () => {
  expect(formatCampaignDays(SHORT, 1, 1)).toBe('1 Ember, year 1 AE')
  expect(formatCampaignDays(SHORT, 1, 3)).toBe('1–3 Ember, year 1 AE')
  expect(formatCampaignDays(SHORT, 2, 4)).toBe('2 Ember – 1 Ash, year 1 AE')
  expect(formatCampaignDays(SHORT, 5, 6)).toBe('2 Ash, year 1 AE – 1 Ember, year 2 AE')
})

test('Days and months that run over are counted on', () => {
  expect(getDayNumber(SHORT, { year: 1, month: 2, dayOfMonth: 1 })).toBe(6)
  expect(getDayNumber(SHORT, { year: 1, month: -1, dayOfMonth: 1 })).toBe(-1)
  expect(getDayNumber(SHORT, { year: 1, month: 0, dayOfMonth: 4 })).toBe(4)
})

describe('leap years, days outside the week, and moons of odd periods', () => {
  const EARTH: Calendar = {
    months: [
      { name: 'January', days: 31 },
      { name: 'February', days: 28, leapDays: 1 },
      ...[31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map((days, at) => ({ name: `Month ${at + 3}`, days })),
    ],
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    firstYear: 2001,
    era: '',
    moons: [],
    leapYears: { every: 4, except: 100, again: 400 },
  }

  test('The calendar of today agrees with every day that a computer knows', () => {
    const start = Date.UTC(2001, 0, 1)
    for (let day = -300_000; day < 300_000; day += 97) {
      const date = new Date(start + (day - 1) * 86_400_000)
      const parts = computeCalendarDay(EARTH, day)
      const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
      expect([day, parts.year, parts.month, parts.dayOfMonth]).toEqual([day, year, month, dayOfMonth])
      expect(parts.weekday).toBe((date.getUTCDay() + 6) % 7)
      expect(getDayNumber(EARTH, { year, month, dayOfMonth })).toBe(day)
    }
  })

  test('Days outside the week have no weekday, and the week goes on behind them', () => {
    const calendar: Calendar = {
      ...DEFAULT_CALENDAR,
      months: [
        { name: 'One', days: 3 },
        { name: 'Feast', days: 2, isOutsideWeek: true, leapDays: 1 },
        { name: 'Two', days: 2 },
      ],
      weekdays: ['A', 'B', 'C', 'D'],
      leapYears: { every: 2, except: null, again: null },
    }
    const weekdays = Array.from({ length: 15 }, (_, at) => computeCalendarDay(calendar, at + 1).weekday)
    expect(weekdays).toEqual([0, 1, 2, null, null, 3, 0, 1, 2, 3, null, null, null, 0, 1])
    expect(computeCalendarDay(calendar, 0).weekday).toBe(3)
    expect(formatCampaignDay(calendar, 13)).toBe('3 Feast, year 2')
  })

  test('A moon of 29.53 days is full on the days that its period comes to', () => {
    const moon = { name: 'Moon', periodDays: 29.53, fullOn: 1 }
    const full = Array.from({ length: 400 }, (_, at) => at + 1).filter((day) => getMoonPhase(moon, day) === 'full')
    expect(full).toEqual(Array.from({ length: 14 }, (_, at) => 1 + Math.round(at * 29.53)))
  })
})
