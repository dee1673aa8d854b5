import type { TurnView } from '#shared/contract/fistful/reports.ts'
import type { DeskView, FistfulHead } from '#shared/contract/fistful/views.ts'
import { groupTurnEvents } from '../archive/turn-groups.ts'
import { listTurnStages } from '../archive/turn-stages.ts'
import { formatColony, formatFleetShips } from '../map/format-map.ts'

/** Section of a printed report: a heading with its lines. */
export interface ReportBlock {
  readonly heading: string
  readonly lines: readonly string[]
}

/** Builds a turn's report for players: events and positions. Seeds and settings are in the record. */
export function buildReportBlocks(
  turn: TurnView,
  { head, map }: Pick<DeskView, 'map'> & { readonly head: Pick<FistfulHead, 'seats'> },
): readonly ReportBlock[] {
  const { outcomes, rest } = groupTurnEvents(turn)
  const battles = listTurnStages(turn).flatMap(({ label, lines }) => (label === 'Battle' ? [lines.join(' ')] : []))
  const { fleets, colonies } = turn.after
  const at = (star: string) => `${map.stars.find((candidate) => candidate.star === star)?.name ?? ''} ${star}`.trim()
  const name = (side: 'A' | 'B') => `${side}, ${head.seats[side].name}`
  const all: ReportBlock[] = [
    { heading: 'Results', lines: outcomes.map(({ text }) => text) },
    { heading: 'Battles', lines: battles },
    ...rest.map(({ heading, events }) => ({ heading, lines: events.map(({ text }) => text) })),
    { heading: 'Set right by hand', lines: turn.corrections.flatMap(({ note, lines }) => [note ?? '', ...lines]) },
    { heading: 'Not carried out', lines: turn.rejected.map(({ side, line, text }) => `${side} ${line}: ${text}`) },
    ...(['A', 'B'] as const).flatMap((side) => [
      {
        heading: `Fleets of ${name(side)}`,
        lines: fleets.flatMap((fleet) =>
          fleet.owner === side ? [`${fleet.id ?? '?'} at ${at(fleet.at)}: ${formatFleetShips(fleet)}`] : [],
        ),
      },
      {
        heading: `Colonies of ${name(side)}`,
        lines: colonies.flatMap((colony) =>
          colony.owner === side ? [`${at(colony.star)}: ${formatColony(colony)}`] : [],
        ),
      },
    ]),
  ]
  return all.filter(({ lines }) => lines.some((line) => line !== ''))
}

/** Record at the end of a report: orders, settings, dice and hashes in the mail format. */
export function getRecordLines({ text }: Pick<TurnView, 'text'>): readonly string[] {
  const lines = text.trimEnd().split('\n')
  const first = lines.findIndex((line, at) => /^(ORDERS OF|SETTINGS)/.test(line) && /^-+$/.test(lines[at + 1] ?? ''))
  return first < 0 ? [] : lines.slice(first)
}

/** Letters per line of a column, and lines in the two columns of a page. */
const COLUMN = { letters: 50, lines: 92 } as const
const rowsOf = (line: string) => Math.max(1, Math.ceil(line.length / COLUMN.letters))

/** Splits blocks into pages of two columns. A block that does not fit continues under a repeated heading. */
export function paginateReport(blocks: readonly ReportBlock[]): readonly (readonly ReportBlock[])[] {
  const pages: ReportBlock[][] = [[]]
  let used = 0
  for (const { heading, lines } of blocks) {
    let block: string[] | null = null
    for (const line of lines) {
      const rows = rowsOf(line) + (block === null ? 3 : 0)
      if (used + rows > COLUMN.lines) {
        pages.push([])
        used = 0
        block = null
      }
      if (block === null) {
        block = []
        pages.at(-1)?.push({ heading, lines: block })
        used += 3
      }
      block.push(line)
      used += rowsOf(line)
    }
  }
  return pages
}
