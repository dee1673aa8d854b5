/** A month of a campaign calendar. */
export interface Month {
  readonly name: string
  readonly days: number
  /** Additional days in a leap year. */
  readonly leapDays?: number | undefined
  /** Whether its days are outside the week, such as a festival between two years. */
  readonly isOutsideWeek?: boolean | undefined
}

/** Leap year rule: every `every`-th year, except every `except`-th, but again every `again`-th. */
export interface LeapYearRule {
  readonly every: number
  readonly except: number | null
  readonly again: number | null
}

/** A moon: full every `periodDays` days (may be fractional), first on day `fullOn`. */
export interface Moon {
  readonly name: string
  readonly periodDays: number
  readonly fullOn: number
}

/** A custom calendar. Campaign days are integers; day 1 is the first day of the first month of `firstYear`. */
export interface Calendar {
  readonly months: readonly Month[]
  /** Names of the weekdays; empty if the calendar has no weeks. */
  readonly weekdays: readonly string[]
  readonly firstYear: number
  /** Suffix of a year, such as AE. */
  readonly era: string
  readonly moons: readonly Moon[]
  /** Without a rule no year is a leap year. */
  readonly leapYears?: LeapYearRule | null | undefined
}

/** A date in a calendar. */
export interface DateParts {
  readonly year: number
  /** Index of the month in the year, from 0. */
  readonly month: number
  /** From 1. */
  readonly dayOfMonth: number
}

/** Phases of a moon in waning, then waxing order. Full, new and the quarters last one day each. */
export const MOON_PHASES = [
  'full',
  'waning gibbous',
  'last quarter',
  'waning crescent',
  'new',
  'waxing crescent',
  'first quarter',
  'waxing gibbous',
] as const
export type MoonPhase = (typeof MOON_PHASES)[number]

const monthsOf = (...names: readonly string[]): Month[] => names.map((name) => ({ name, days: 30 }))

/** Default calendar of a campaign. */
export const DEFAULT_CALENDAR: Calendar = {
  months: [
    ...monthsOf('Waking', 'Rising', 'Bearing', 'Burning', 'Crossing', 'Falling'),
    ...monthsOf('Gathering', 'Waning', 'Dimming', 'Stilling', 'Watching', 'Turning'),
  ],
  weekdays: ['Oneday', 'Twoday', 'Threeday', 'Fourday', 'Fiveday', 'Restday'],
  firstYear: 1,
  era: '',
  moons: [],
}

/** Number of days in a common year. */
export function countDaysOfCommonYear({ months }: Pick<Calendar, 'months'>): number {
  return months.reduce((sum, { days }) => sum + days, 0)
}

/** Number of days in a month of a given year. */
export function countDaysOfMonth(calendar: Calendar, { year, month }: Pick<DateParts, 'year' | 'month'>): number {
  const { days = 1, leapDays = 0 } = calendar.months[month] ?? {}
  return days + (isLeapYear(calendar, year) ? leapDays : 0)
}

function isLeapYear({ leapYears }: Calendar, year: number): boolean {
  return leapYears ? countLeapYears(leapYears, year) > countLeapYears(leapYears, year - 1) : false
}

/** Number of leap years from year 1 up to and including a year; negative for years before 0. */
function countLeapYears({ every, except, again }: LeapYearRule, year: number): number {
  const both = except === null ? null : commonMultiple(every, except)
  const all = both === null || again === null ? null : commonMultiple(both, again)
  const upTo = (step: number | null): number => (step === null ? 0 : Math.floor(year / step))
  return upTo(every) - upTo(both) + upTo(all)
}

function commonMultiple(a: number, b: number): number {
  let [divisor, rest] = [a, b]
  while (rest > 0) [divisor, rest] = [rest, divisor % rest]
  return (a / divisor) * b
}

/**
 * Number of days of these months between the start of `firstYear` and the start of a year; negative for earlier years.
 */
function daysBeforeYear({ firstYear, leapYears }: Calendar, months: readonly Month[], year: number): number {
  const leaps = leapYears ? countLeapYears(leapYears, year - 1) - countLeapYears(leapYears, firstYear - 1) : 0
  const leapDays = months.reduce((sum, month) => sum + (month.leapDays ?? 0), 0)
  return (year - firstYear) * countDaysOfCommonYear({ months }) + leaps * leapDays
}

/** The year that contains a day. */
function yearOf(calendar: Calendar, day: number): number {
  const { months, firstYear } = calendar
  const before = (year: number): number => daysBeforeYear(calendar, months, year)
  const span = 10_000
  let year = firstYear + Math.floor(((day - 1) * span) / before(firstYear + span))
  while (before(year) > day - 1) year -= 1
  while (before(year + 1) <= day - 1) year += 1
  return year
}

/** Computes the date of a campaign day, its weekday, and the phase of each moon. */
export function computeCalendarDay(calendar: Calendar, day: number) {
  const { months, moons } = calendar
  const year = yearOf(calendar, day)
  let left = day - 1 - daysBeforeYear(calendar, months, year)
  let month = 0
  while (month < months.length - 1 && left >= countDaysOfMonth(calendar, { year, month })) {
    left -= countDaysOfMonth(calendar, { year, month })
    month += 1
  }
  return {
    year,
    month,
    dayOfMonth: left + 1,
    monthName: months[month]?.name ?? '',
    /** Index of the weekday, from 0; null without weeks and on days outside the week. */
    weekday: weekdayOf(calendar, { year, month, dayOfMonth: left + 1 }),
    moons: moons.map((moon) => ({ name: moon.name, phase: getMoonPhase(moon, day) })),
  }
}

/** Index of the weekday. Days outside the week do not advance it. */
function weekdayOf(calendar: Calendar, { year, month, dayOfMonth }: DateParts): number | null {
  const { months, weekdays } = calendar
  if (weekdays.length === 0 || months[month]?.isOutsideWeek) return null
  const inWeek = months.filter(({ isOutsideWeek }) => !isOutsideWeek)
  const beforeMonth = months
    .slice(0, month)
    .reduce(
      (sum, { isOutsideWeek }, at) => sum + (isOutsideWeek ? 0 : countDaysOfMonth(calendar, { year, month: at })),
      0,
    )
  return remainder(daysBeforeYear(calendar, inWeek, year) + beforeMonth + dayOfMonth - 1, weekdays.length)
}

/** Campaign day of a date. Days past the end of a month and months past the end of a year overflow into the next. */
export function getDayNumber(calendar: Calendar, { year, month, dayOfMonth }: DateParts): number {
  const { months } = calendar
  const inYear = remainder(month, months.length)
  const ownYear = year + (month - inYear) / months.length
  const beforeMonth = months
    .slice(0, inYear)
    .reduce((sum, _, at) => sum + countDaysOfMonth(calendar, { year: ownYear, month: at }), 0)
  return daysBeforeYear(calendar, months, ownYear) + beforeMonth + dayOfMonth
}

/** Formats a day, such as “4 Waking, year 1” or “4 Waking, year 212 AE”. */
export function formatCampaignDay(calendar: Calendar, day: number): string {
  const { dayOfMonth, monthName, year } = computeCalendarDay(calendar, day)
  return `${dayOfMonth} ${monthName}${yearWords(calendar, year)}`
}

/** Formats a range of days without repetition: “25–27 Oil, year 188 LC”, “36 Oil – 3 Wick, year 188 LC”. */
export function formatCampaignDays(calendar: Calendar, from: number, to: number): string {
  if (from === to) return formatCampaignDay(calendar, from)
  const [first, last] = [computeCalendarDay(calendar, from), computeCalendarDay(calendar, to)]
  if (first.year !== last.year) return `${formatCampaignDay(calendar, from)} – ${formatCampaignDay(calendar, to)}`
  if (first.month === last.month) return `${first.dayOfMonth}–${formatCampaignDay(calendar, to)}`
  return `${first.dayOfMonth} ${first.monthName} – ${formatCampaignDay(calendar, to)}`
}

/** Formats a month, such as “Waking, year 212 AE”. */
export function formatMonth(calendar: Calendar, { year, month }: Pick<DateParts, 'year' | 'month'>): string {
  return `${calendar.months[month]?.name ?? ''}${yearWords(calendar, year)}`
}

function yearWords({ era }: Calendar, year: number): string {
  return `, year ${year}${era === '' ? '' : ` ${era}`}`
}

/** One-day phases in order of priority: a short period has no room for all of them. */
const QUARTERS = [0, 2, 1, 3] as const

export function getMoonPhase({ periodDays, fullOn }: Moon, day: number): MoonPhase {
  const since = day - fullOn
  const age = remainder(since, periodDays)
  const isOn = (offset: number): boolean => {
    const periods = Math.round((since - offset) / periodDays)
    return Math.round(periods * periodDays + offset) === since
  }
  const offsetOf = (quarter: number): number => (quarter * periodDays) / 4
  const quarter = QUARTERS.find((candidate) => isOn(offsetOf(candidate)))
  const passed = QUARTERS.filter((candidate) => offsetOf(candidate) < age).length
  return MOON_PHASES[quarter === undefined ? passed * 2 - 1 : quarter * 2] ?? 'full'
}

/** Modulo that is never negative. */
function remainder(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor
}
