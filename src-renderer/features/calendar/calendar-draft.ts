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
  if (nameless !== -1) return `Give month ${nameless + 1} a name, or remove it.`
  return moons.some(({ name }) => name.trim() === '') ? 'Give every moon a name, or remove it.' : null
}

/** The most months that a list is read for. */
const MOST_MONTHS = 60
/** A month that does not say has so many days. */
const USUAL_DAYS = 30
const MOST_DAYS = 400

/** Months as they are pasted: one a line or between commas, with their days behind them where they are not 30: “Brine 28”. */
export function monthsOfText(text: string): CalendarInput['months'] {
  const words = text.split(/[\n,;]/).map((line) => line.trim())
  return words
    .filter((line) => line !== '')
    .slice(0, MOST_MONTHS)
    .map((line) => {
      const parts = line.slice(0, 200).split(/\s+/)
      const days = Number(parts.at(-1))
      const hasDays = parts.length > 1 && Number.isInteger(days) && days >= 1 && days <= MOST_DAYS
      return { name: (hasDays ? parts.slice(0, -1) : parts).join(' ').slice(0, 80), days: hasDays ? days : USUAL_DAYS }
    })
}

/** Months as a list to be edited: “Brine 28”, one a line. */
export function textOfMonths(months: CalendarInput['months']): string {
  return months.map(({ name, days }) => `${name} ${days}`).join('\n')
}

/** The list with one of its things a place further up or down. */
export function moved<Thing>(list: readonly Thing[], from: number, by: -1 | 1): Thing[] {
  const thing = list[from]
  if (thing === undefined || from + by < 0) return [...list]
  return list.toSpliced(from, 1).toSpliced(from + by, 0, thing)
}
