import { type Block, drawing, growing, stack } from '#main/print/blocks/block.ts'
import { table } from '#main/print/blocks/table.ts'
import { breakLines, paragraph, section } from '#main/print/blocks/text.ts'
import { HAIRLINE_COLOUR, MM_PER_POINT, TEXT_STYLES, TINT_COLOUR } from '#main/print/style.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { composeForm } from '#main/services/print/compose-form.ts'
import { type FormMakersByForm, GAMEMASTERS_EDITION_LABEL } from '#main/services/print/page-form.ts'
import type { DatedThingView } from '#shared/contract/nights.ts'
import {
  type Calendar,
  countDaysOfMonth,
  DEFAULT_CALENDAR,
  formatMonth,
  getDayNumber,
  computeCalendarDay,
} from '#shared/kit/calendar.ts'

interface MonthDay {
  readonly dayOfMonth: number
  readonly weekday: number | null
  readonly isToday: boolean
  readonly moons: string
  readonly names: readonly string[]
}

const DAY_MM = 21
const SMALL = { ...TEXT_STYLES.body, sizePt: 8, leading: 1.05 }
/** Columns of a month without weeks. */
const COLUMNS = 7
/** More weekdays than this leave no room for names. */
const MAX_COLUMNS = 10

/** Creates the form of a month: a cell for each day with its moons, and a list of what happened. */
export function createCalendarFormMaker(
  { file }: Pick<ServiceDependencies, 'file'>,
  marks: (range: { readonly from: number; readonly to: number }) => DatedThingView[],
): Pick<FormMakersByForm, 'calendar'> {
  const { campaign } = file.rows
  return {
    calendar({ day }, context) {
      const { name, calendar: own, today } = campaign.get()
      const calendar = own ?? DEFAULT_CALENDAR
      const parts = computeCalendarDay(calendar, day ?? today)
      const length = countDaysOfMonth(calendar, parts)
      const first = getDayNumber(calendar, { ...parts, dayOfMonth: 1 })
      const found = marks({ from: first, to: first + length - 1 })
      const days = Array.from({ length }, (_, index): MonthDay => {
        const number = first + index
        const { weekday, moons } = computeCalendarDay(calendar, number)
        return {
          dayOfMonth: index + 1,
          weekday,
          isToday: number === today,
          moons: moons
            .filter(({ phase }) => phase === 'full' || phase === 'new')
            .map((moon) => `${moon.name} ${moon.phase}`)
            .join(', '),
          names: found.filter((mark) => mark.day === number).map((mark) => mark.thing.name),
        }
      })
      return composeForm(
        {
          name: formatMonth(calendar, parts),
          kind: 'calendar',
          edition: GAMEMASTERS_EDITION_LABEL,
          subtitle: ['Calendar', name],
          blocks: [monthGrid(days, calendar), ...eventList(days)],
        },
        context,
      )
    },
  }
}

function monthGrid(days: readonly MonthDay[], { weekdays }: Calendar): Block {
  const hasWeeks =
    weekdays.length > 0 && weekdays.length <= MAX_COLUMNS && days.every(({ weekday }) => weekday !== null)
  const count = hasWeeks ? weekdays.length : COLUMNS
  const before = hasWeeks ? (days[0]?.weekday ?? 0) : 0
  const rows = Math.ceil((before + days.length) / count)
  const heads = hasWeeks
    ? [
        drawing(5, (pen, { x, y, width }) => {
          for (const [index, weekday] of weekdays.entries()) {
            const [spans = []] = breakLines(weekday, { ...TEXT_STYLES.small, face: 'sans-bold' }, width / count - 1)
            pen.lines([{ x: x + (index + 0.5) * (width / count), y: y + 3.6, spans }], { role: 'P', anchor: 'middle' })
          }
        }),
      ]
    : []
  const grid = drawing(rows * DAY_MM, (pen, { x, y, width }) => {
    const wide = width / count
    for (const [index, day] of days.entries()) {
      const cell = before + index
      const box = {
        x: x + (cell % count) * wide,
        y: y + Math.floor(cell / count) * DAY_MM,
        width: wide,
        height: DAY_MM,
      }
      pen.rect(box, {
        stroke: HAIRLINE_COLOUR,
        lineMm: day.isToday ? 0.7 : 0.2,
        ...(day.isToday && { fill: TINT_COLOUR }),
      })
      pen.text(String(day.dayOfMonth), [box.x + 1.2, box.y + 4.4], { ...TEXT_STYLES.figure, sizePt: 10.5 })
      const lines = [day.moons, ...day.names]
        .filter((text) => text !== '')
        .flatMap((text) => breakLines(text, SMALL, wide - 2.4))
      const step = SMALL.sizePt * MM_PER_POINT * SMALL.leading
      const most = Math.floor((DAY_MM - 6) / step)
      const shown =
        lines.length > most ? [...lines.slice(0, most - 1), breakLines('and more, below', SMALL, wide)[0] ?? []] : lines
      for (const [line, spans] of shown.entries())
        pen.lines([{ x: box.x + 1.2, y: box.y + 7.6 + line * step, spans }], { role: 'P', anchor: 'start' })
    }
  })
  return stack([...heads, grid])
}

/** What happened, in full: names are cut short in the cells. */
function eventList(days: readonly MonthDay[]): Block[] {
  const rows = days.flatMap(({ dayOfMonth, names }) =>
    names.map((name) => [paragraph(String(dayOfMonth), TEXT_STYLES.body), name]),
  )
  if (rows.length === 0) return []
  return [growing(section('What happened', [table([{ title: 'Day', widthMm: 14 }, { title: 'Name' }], rows)]))]
}
