import { isDeepStrictEqual } from 'node:util'
import type { Author } from '#main/db/change-log/change-log.ts'
import type { DaySpan } from '#main/db/repositories/day-marks.ts'
import type { CalendarInput, CalendarView, DatedThingView } from '#shared/contract/nights.ts'
import { type Calendar, formatCampaignDay, DEFAULT_CALENDAR } from '#shared/kit/calendar.ts'
import { requireRowUnchanged, type ServiceDependencies } from '../kit/service-dependencies.ts'

const CAMPAIGN = 'campaign'

/** Creates the service of the campaign's calendar. */
export function createCalendarService({ file }: ServiceDependencies) {
  const { campaign } = file.rows
  const marks = file.rows.dayMarks
  const { changes } = file

  function view(): CalendarView {
    const { calendar, today } = campaign.get()
    return {
      calendar: calendarView(calendar ?? DEFAULT_CALENDAR),
      isOwn: calendar !== null,
      today,
      version: changes.versionOf('campaign', CAMPAIGN),
    }
  }

  /** Compares the version of a single column, since the campaign's notes are in the same row. */
  function requireColumnVersion(column: 'calendar' | 'today', version: number): void {
    const changed = changes.columnsChangedSince('campaign', CAMPAIGN, version)
    if (changed === null || changed.includes(column)) requireRowUnchanged(file, 'campaign', CAMPAIGN, version)
  }

  return {
    get: view,
    update({ version, calendar }: { version: number; calendar: CalendarInput | null }, author: Author): CalendarView {
      requireColumnVersion('calendar', version)
      const before = view()
      const isSame = calendar === null ? !before.isOwn : isDeepStrictEqual(calendar, before.calendar)
      if (isSame) return before
      const label = calendar === null ? 'Take the usual calendar back' : 'Change the calendar'
      changes.record(label, author, () => campaign.update({ calendar }))
      return view()
    },
    setToday({ version, today }: { version: number; today: number }, author: Author): CalendarView {
      requireColumnVersion('today', version)
      const { calendar, today: before } = campaign.get()
      const label = `Turn the calendar to ${formatCampaignDay(calendar ?? DEFAULT_CALENDAR, today)}`
      if (today !== before) changes.record(label, author, () => campaign.update({ today }))
      return view()
    },
    /** The things dated within a range. A session of several days is on each of them. */
    marks(span: DaySpan): DatedThingView[] {
      const found = marks.list(span).flatMap(({ kind, id, name, fromDay, toDay }) => {
        const first = Math.max(fromDay, span.from)
        const days = Math.min(toDay, span.to) - first + 1
        return Array.from({ length: days }, (_, at) => ({ day: first + at, thing: { kind, id, name } }))
      })
      return found.toSorted((a, b) => a.day - b.day)
    },
  }
}

function calendarView({ months, weekdays, firstYear, era, moons, leapYears }: Calendar): CalendarInput {
  return {
    months: months.map((month) => ({ ...month })),
    weekdays: [...weekdays],
    firstYear,
    era,
    moons: moons.map(({ name, periodDays, fullOn }) => ({ name, periodDays, fullOn })),
    ...(leapYears && { leapYears }),
  }
}
