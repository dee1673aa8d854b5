import type { CalendarInput } from '#shared/contract/nights.ts'

/** A calendar while somebody writes it: weekdays one a line. */
export interface CalendarDraft extends Omit<CalendarInput, 'weekdays'> {
  weekdays: string
}

/** A draft of a calendar. */
export function draftOf({ weekdays, months, moons, firstYear, era }: CalendarInput): CalendarDraft {
  return {
    months: months.map((month) => ({ ...month })),
    weekdays: weekdays.join('\n'),
    firstYear,
    era,
    moons: moons.map((moon) => ({ ...moon })),
  }
}

/** The calendar that a draft means. */
export function calendarOf({ weekdays, months, moons, firstYear, era }: CalendarDraft): CalendarInput {
  const lines = weekdays.split('\n').map((line) => line.trim())
  return {
    months: months.map(({ name, days }) => ({ name, days })),
    weekdays: lines.filter((line) => line !== ''),
    firstYear,
    era: era.trim(),
    moons: moons.map(({ name, periodDays, fullOn }) => ({ name, periodDays, fullOn })),
  }
}

/** What keeps a calendar from being saved, or null. */
export function findFault({ months, moons }: CalendarDraft): string | null {
  if (months.length === 0) return 'A year needs a month.'
  const nameless = months.findIndex(({ name }) => name.trim() === '')
  if (nameless !== -1) return `Give month ${nameless + 1} a name, or take it out.`
  return moons.some(({ name }) => name.trim() === '') ? 'Give every moon a name, or take it out.' : null
}

/** The list with one of its things a place further up or down. */
export function moved<Thing>(list: readonly Thing[], from: number, by: -1 | 1): Thing[] {
  const thing = list[from]
  if (thing === undefined || from + by < 0) return [...list]
  return list.toSpliced(from, 1).toSpliced(from + by, 0, thing)
}
