import {
  type Calendar,
  getDayNumber,
  countDaysOfMonth,
  computeCalendarDay,
  type DateParts,
} from '#shared/kit/calendar.ts'

/** Days per row in a calendar without weeks. */
const NO_WEEK = 10

/** A month as rows of weeks: day numbers, null for cells of adjacent months. */
export interface MonthGrid extends Pick<DateParts, 'year' | 'month'> {
  readonly first: number
  readonly last: number
  readonly weeks: readonly (readonly (number | null)[])[]
}

/** Builds the grid of the month that contains a day. */
export function buildMonthGrid(calendar: Calendar, day: number): MonthGrid {
  const { year, month } = computeCalendarDay(calendar, day)
  const first = getDayNumber(calendar, { year, month, dayOfMonth: 1 })
  const days = countDaysOfMonth(calendar, { year, month })
  const width = calendar.weekdays.length || NO_WEEK
  const before = computeCalendarDay(calendar, first).weekday ?? 0
  const rows = Math.ceil((before + days) / width)
  const weeks = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const at = row * width + column - before
      return at >= 0 && at < days ? first + at : null
    }),
  )
  return { year, month, first, last: first + days - 1, weeks }
}

/**
 * Splits a week into as few rows as possible with at most `most` days each. The rows have the same length; the last
 * one is padded with null.
 */
export function splitWeekIntoRows(
  week: readonly (number | null)[],
  most: number,
): readonly (readonly (number | null)[])[] {
  const lines = Math.max(1, Math.ceil(week.length / Math.max(1, most)))
  const length = Math.ceil(week.length / lines)
  return Array.from({ length: lines }, (_, line) =>
    Array.from({ length }, (__, at) => week[line * length + at] ?? null),
  )
}

/** Same day of the month in another month, clamped to its last day. */
export function addMonths(calendar: Calendar, day: number, months: number): number {
  const { year, month, dayOfMonth } = computeCalendarDay(calendar, day)
  const { first, last } = buildMonthGrid(
    calendar,
    getDayNumber(calendar, { year, month: month + months, dayOfMonth: 1 }),
  )
  return Math.min(first + dayOfMonth - 1, last)
}

/** The day that a navigation key moves to from a day; null if the key does not move. */
export function findDayForNavigationKey(calendar: Calendar, day: number, key: string): number | null {
  const { first, last, weeks } = buildMonthGrid(calendar, day)
  const width = weeks[0]?.length ?? 1
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: day - 1,
    ArrowRight: day + 1,
    ArrowUp: day - width,
    ArrowDown: day + width,
    Home: first,
    End: last,
    PageUp: addMonths(calendar, day, -1),
    PageDown: addMonths(calendar, day, 1),
  }
  return moves[key] ?? null
}

/** Whether a phase is one of the four that a calendar prints. */
export function isMainMoonPhase(phase: string): boolean {
  return phase === 'full' || phase === 'new' || phase.endsWith('quarter')
}
