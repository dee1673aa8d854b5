/** A month of a group's calendar. */
export interface Month {
  readonly name: string
  readonly days: number
}

/** A moon: full once in `periodDays`, the first time on day `fullOn`. */
export interface Moon {
  readonly name: string
  readonly periodDays: number
  readonly fullOn: number
}

/** A group's own calendar. Days of a campaign are whole numbers; day 1 is the first of the first month of `firstYear`. */
export interface Calendar {
  readonly months: readonly Month[]
  /** Names of the days of a week; empty where there are no weeks. */
  readonly weekdays: readonly string[]
  readonly firstYear: number
  /** What stands behind a year, such as AE. */
  readonly era: string
  readonly moons: readonly Moon[]
}

/** A day as the calendar names it. */
export interface DateParts {
  readonly year: number
  /** The place of the month in the year, from 0. */
  readonly month: number
  /** From 1. */
  readonly dayOfMonth: number
}

/** How a moon stands, in the order in which it wanes and grows; full, the quarters and new last one day each. */
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

/** The calendar of a group that has none of its own. */
export const USUAL_CALENDAR: Calendar = {
  months: [
    ...monthsOf('Waking', 'Rising', 'Bearing', 'Burning', 'Crossing', 'Falling'),
    ...monthsOf('Gathering', 'Waning', 'Dimming', 'Stilling', 'Watching', 'Turning'),
  ],
  weekdays: ['Oneday', 'Twoday', 'Threeday', 'Fourday', 'Fiveday', 'Restday'],
  firstYear: 1,
  era: '',
  moons: [],
}

/** How many days a year has. */
export function daysOfYear({ months }: Pick<Calendar, 'months'>): number {
  return months.reduce((sum, { days }) => sum + days, 0)
}

/** Everything that a calendar says of a day. */
export function dayParts(calendar: Calendar, day: number) {
  const { months, weekdays, firstYear, moons } = calendar
  const length = daysOfYear(calendar)
  let left = remainder(day - 1, length)
  const year = firstYear + (day - 1 - left) / length
  let month = 0
  while (left >= (months[month]?.days ?? Infinity)) left -= months[month++]?.days ?? 0
  return {
    year,
    month,
    dayOfMonth: left + 1,
    monthName: months[month]?.name ?? '',
    /** The place of the day in the week, from 0; null where there are no weeks. */
    weekday: weekdays.length === 0 ? null : remainder(day - 1, weekdays.length),
    moons: moons.map((moon) => ({ name: moon.name, phase: moonPhase(moon, day) })),
  }
}

/** The day that a calendar names so; days past the end of a month and months past the end of a year run on. */
export function dayNumber(calendar: Calendar, { year, month, dayOfMonth }: DateParts): number {
  const { months, firstYear } = calendar
  const inYear = remainder(month, months.length)
  const years = year - firstYear + (month - inYear) / months.length
  return years * daysOfYear(calendar) + daysOfYear({ months: months.slice(0, inYear) }) + dayOfMonth
}

/** A day in words, such as “4 Waking, year 1” or “4 Waking, year 212 AE”. */
export function dayText(calendar: Calendar, day: number): string {
  const { dayOfMonth, monthName, year } = dayParts(calendar, day)
  return `${dayOfMonth} ${monthName}${yearWords(calendar, year)}`
}

/** Some days in words, as short as it can be said: “25–27 Oil, year 188 LC”, “36 Oil – 3 Wick, year 188 LC”. */
export function daysText(calendar: Calendar, from: number, to: number): string {
  if (from === to) return dayText(calendar, from)
  const [first, last] = [dayParts(calendar, from), dayParts(calendar, to)]
  if (first.year !== last.year) return `${dayText(calendar, from)} – ${dayText(calendar, to)}`
  if (first.month === last.month) return `${first.dayOfMonth}–${dayText(calendar, to)}`
  return `${first.dayOfMonth} ${first.monthName} – ${dayText(calendar, to)}`
}

/** A month in words, such as “Waking, year 212 AE”. */
export function monthText(calendar: Calendar, { year, month }: Pick<DateParts, 'year' | 'month'>): string {
  return `${calendar.months[month]?.name ?? ''}${yearWords(calendar, year)}`
}

function yearWords({ era }: Calendar, year: number): string {
  return `, year ${year}${era === '' ? '' : ` ${era}`}`
}

/** The quarters that last one day, the plainest first: a short period has no room for all. */
const QUARTERS = [0, 2, 1, 3] as const

/** How a moon stands on a day. */
export function moonPhase({ periodDays, fullOn }: Moon, day: number): MoonPhase {
  const age = remainder(day - fullOn, periodDays)
  const dayOf = (quarter: number): number => Math.round((quarter * periodDays) / 4)
  const quarter = QUARTERS.find((one) => dayOf(one) === age)
  const passed = QUARTERS.filter((one) => dayOf(one) < age).length
  return MOON_PHASES[quarter === undefined ? passed * 2 - 1 : quarter * 2] ?? 'full'
}

/** What is left after division, never negative. */
function remainder(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor
}
