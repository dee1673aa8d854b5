import type { CalendarInput } from '#shared/contract/nights.ts'

/** A calendar being edited, with one weekday per line. */
export interface CalendarDraft extends Omit<CalendarInput, 'weekdays' | 'leapYears'> {
  weekdays: string
  /** Null if no year is a leap year. */
  leapYears: NonNullable<CalendarInput['leapYears']> | null
  /** The months as text while they are edited as a list. */
  monthList?: string | null
}

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

export function buildCalendarInput({
  weekdays,
  months,
  moons,
  firstYear,
  era,
  leapYears,
}: CalendarDraft): CalendarInput {
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

/** First validation error that prevents saving, or null. */
export function findCalendarProblem({ months, moons }: CalendarDraft): string | null {
  if (months.length === 0) return 'A year needs a month.'
  const nameless = months.findIndex(({ name }) => name.trim() === '')
  if (nameless !== -1) return `Give month ${nameless + 1} a name, or remove it.`
  return moons.some(({ name }) => name.trim() === '') ? 'Give every moon a name, or remove it.' : null
}

/** Maximum number of months parsed from a list. */
const MOST_MONTHS = 60
/** Length of a month without a stated number of days. */
const USUAL_DAYS = 30
const MOST_DAYS = 400

/** “Brine 28”, “Brine 28/29” with the days in a leap year, “Feast 5*” for days outside the week. */
const MONTH_LINE = /^(.*\S)\s+(\d{1,3})(?:\/(\d{1,3}))?\s*(\*)?$/

/**
 * Parses pasted months, separated by lines or commas, each followed by its number of days (default 30): “Brine 28”,
 * “Brine 28/29” with the days in a leap year, “Feast 5*” for days outside the week.
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

/** Formats months as an editable list: “Brine 28”, one per line. */
export function formatMonths(months: CalendarInput['months']): string {
  return months
    .map(({ name, days, leapDays = 0, isOutsideWeek = false }) => {
      return `${name} ${days}${leapDays > 0 ? `/${days + leapDays}` : ''}${isOutsideWeek ? '*' : ''}`
    })
    .join('\n')
}

/** Replaces the months of a draft by those of its text list, if it has one. */
export function applyMonthList(draft: CalendarDraft): CalendarDraft {
  if (typeof draft.monthList !== 'string') return draft
  return { ...draft, months: parseMonths(draft.monthList), monthList: null }
}

/** Moves an item of a list one place up or down. */
export function moveItem<Thing>(list: readonly Thing[], from: number, by: -1 | 1): Thing[] {
  const item = list[from]
  if (item === undefined || from + by < 0) return [...list]
  return list.toSpliced(from, 1).toSpliced(from + by, 0, item)
}
