import { countDaysBetween } from '#renderer/ui/times.ts'

/** A day on the calendar ruler: its position (0 to 1) and its label. */
export interface CalendarTick {
  readonly day: string
  readonly at: number
  readonly weight: 'day' | 'week' | 'month'
  readonly label: string | null
}

const DAY_MS = 86_400_000
const MONDAY = 1
/** Days this close to the first of a month have no label, which leaves room for the name of the month. */
const ROOM_OF_NAME = 3

/**
 * Ticks of a ruler that starts today. Mondays are labelled with the day number, first days of months with the name of
 * the month.
 */
export function listCalendarTicks(today: string, days: number): readonly CalendarTick[] {
  return Array.from({ length: days + 1 }, (_, index) => {
    const date = new Date(Date.parse(today) + index * DAY_MS)
    const number = date.getUTCDate()
    const weight = number === 1 ? 'month' : date.getUTCDay() === MONDAY ? 'week' : 'day'
    return { day: date.toISOString().slice(0, 10), at: index / days, weight, label: labelOf(date, weight) }
  })
}

/** Length of the ruler in days: five weeks, or as many whole weeks as needed to include the day (at most 91 days). */
export function computeRulerDays(today: string, day: string | null): number {
  const FIVE_WEEKS = 35
  const LONGEST = 91
  if (day === null) return FIVE_WEEKS
  return Math.min(LONGEST, Math.max(FIVE_WEEKS, Math.ceil((countDaysBetween(today, day) + 2) / 7) * 7))
}

function labelOf(date: Date, weight: CalendarTick['weight']): string | null {
  if (weight === 'day') return null
  if (weight === 'week') return isBesideFirst(date) ? null : String(date.getUTCDate())
  return new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(date)
}

function isBesideFirst(date: Date): boolean {
  const ahead = new Date(date.getTime() + ROOM_OF_NAME * DAY_MS)
  return date.getUTCDate() <= 1 + ROOM_OF_NAME || ahead.getUTCMonth() !== date.getUTCMonth()
}
