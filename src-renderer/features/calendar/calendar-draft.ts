import type { CalendarInput } from '#shared/contract/nights.ts'

/** A calendar while somebody writes it: weekdays one a line. */
export interface CalendarDraft extends Omit<CalendarInput, 'weekdays' | 'leapYears'> {
  weekdays: string
  /** Null where no year is a leap year. */
  leapYears: NonNullable<CalendarInput['leapYears']> | null
  /** The months as text, while they are written as a list. */
  monthList?: string | null
}

/** A draft of a calendar. */
export function createCalendarDraft({
  weekdays,
  months,
  moons,
  firstYear,
  era,
  leapYears,
}: CalendarInput): CalendarDraft {
  return {
    months: months.map((month) => ({ ...month })),
    weekdays: weekdays.join('\n'),
    firstYear,
    era,
    moons: moons.map((moon) => ({ ...moon })),
    leapYears: leapYears ? { ...leapYears } : null,
  }
}

/** The calendar that a draft means. */
export function buildCalendar({ weekdays, months, moons, firstYear, era, leapYears }: CalendarDraft): CalendarInput {
  const lines = weekdays.split('\n').map((line) => line.trim())
  return {
    months: months.map(({ name, days, leapDays = 0, isOutsideWeek = false }) => ({
      name,
      days,
      ...(leapDays > 0 && { leapDays }),
      ...(isOutsideWeek && { isOutsideWeek }),
    })),
    weekdays: lines.filter((line) => line !== ''),
    firstYear,
    era: era.trim(),
    moons: moons.map(({ name, periodDays, fullOn }) => ({ name, periodDays, fullOn })),
    ...(leapYears && { leapYears: { ...leapYears } }),
  }
}

/** What keeps a calendar from being saved, or null. */
export function findProblem({ months, moons }: CalendarDraft): string | null {
  if (months.length === 0) return 'A year needs a month.'
  const nameless = months.findIndex(({ name }) => name.trim() === '')
  if (nameless !== -1) return `Give month ${nameless + 1} a name, or remove it.`
  return moons.some(({ name }) => name.trim() === '') ? 'Give every moon a name, or remove it.' : null
}

/** The most months that a list is read for. */
const MOST_MONTHS = 60
/** A month that does not say has so many days. */
const USUAL_DAYS = 30
const MOST_DAYS = 400

/** “Brine 28”, “Brine 28/29” with the days of a leap year, “Feast 5*” for days outside the week. */
const MONTH_LINE = /^(.*\S)\s+(\d{1,3})(?:\/(\d{1,3}))?\s*(\*)?$/

/**
 * Months as they are pasted: one a line or between commas, with their days behind them where they are not 30: “Brine 28”,
 * “Brine 28/29” with those of a leap year, “Feast 5*” for days outside the week.
 */
export function parseMonths(text: string): CalendarInput['months'] {
  const lines = text.split(/[\n,;]/).map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .slice(0, MOST_MONTHS)
    .map((line) => {
      const words = line.slice(0, 200).replace(/\s+/g, ' ')
      const [, name = words, common = '', leap = '', star] = MONTH_LINE.exec(words) ?? []
      const days = Number(common)
      if (days < 1 || days > MOST_DAYS) return { name: words.slice(0, 80), days: USUAL_DAYS }
      const leapDays = Math.min(Number(leap) - days, MOST_DAYS)
      return {
        name: name.slice(0, 80),
        days,
        ...(leapDays > 0 && { leapDays }),
        ...(star === '*' && { isOutsideWeek: true }),
      }
    })
}

/** Months as a list to be edited: “Brine 28”, one a line. */
export function formatMonths(months: CalendarInput['months']): string {
  return months
    .map(({ name, days, leapDays = 0, isOutsideWeek = false }) => {
      return `${name} ${days}${leapDays > 0 ? `/${days + leapDays}` : ''}${isOutsideWeek ? '*' : ''}`
    })
    .join('\n')
}

/** Replaces the months of a draft by those of its list, if it has one. */
export function applyMonthList(draft: CalendarDraft): CalendarDraft {
  if (typeof draft.monthList !== 'string') return draft
  return { ...draft, months: parseMonths(draft.monthList), monthList: null }
}

/** The list with one of its things a place further up or down. */
export function moveItem<Thing>(list: readonly Thing[], from: number, by: -1 | 1): Thing[] {
  const item = list[from]
  if (item === undefined || from + by < 0) return [...list]
  return list.toSpliced(from, 1).toSpliced(from + by, 0, item)
}
