import { daysBetween } from '#renderer/ui/times.ts'

/** One day on the calendar's ruler: where it stands (0 to 1), and what is written there. */
export interface CalendarTick {
  readonly day: string
  readonly at: number
  readonly weight: 'day' | 'week' | 'month'
  readonly label: string | null
}

const DAY_MS = 86_400_000
const MONDAY = 1
/** As many days around the first of a month bear no number: its name stands there. */
const ROOM_OF_NAME = 3

/** The days of a ruler that begins today: weeks begin on Monday and bear its number, months bear their name. */
export function listCalendarTicks(today: string, days: number): readonly CalendarTick[] {
  return Array.from({ length: days + 1 }, (_, index) => {
    const date = new Date(Date.parse(today) + index * DAY_MS)
    const number = date.getUTCDate()
    const weight = number === 1 ? 'month' : date.getUTCDay() === MONDAY ? 'week' : 'day'
    return { day: date.toISOString().slice(0, 10), at: index / days, weight, label: labelOf(date, weight) }
  })
}

/** How long the ruler is: five weeks, or as many as reach the day. */
export function computeRulerDays(today: string, day: string | null): number {
  const FIVE_WEEKS = 35
  const LONGEST = 91
  if (day === null) return FIVE_WEEKS
  return Math.min(LONGEST, Math.max(FIVE_WEEKS, Math.ceil((daysBetween(today, day) + 2) / 7) * 7))
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
