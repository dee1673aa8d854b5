import type { Chart, ChartStar } from '#shared/cluster/chart.ts'
import { getHexLabel, STANDARD_BOARD } from '#shared/kit/hex.ts'
import type { ContentLoss, WrittenChart } from '../chart-file.ts'
import { getChartFileName } from '../file-name.ts'
import { listUnsupportedParts } from '../unsupported-parts.ts'
import { CSV_COLUMNS, findCsvColumn, escapeFormula, joinTags, listCustomCells } from './csv-columns.ts'

/** Writes a table of the stars (RFC 4180) with one row per star, including custom columns. */
export function writeCsv(chart: Chart, suffixes: readonly string[] = []): WrittenChart {
  const own = ownHeadings(chart.stars)
  const rows = [
    [...CSV_COLUMNS, ...own],
    ...chart.stars.map((star) => [...cellsOf(star, chart), ...ownCells(star, own)]),
  ]
  const text = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')
  const parts = listUnsupportedParts(chart, 'csv', HELD)
  return {
    files: [{ name: getChartFileName(chart, 'csv', suffixes), type: 'text/csv', text }],
    losses: [...parts, ...boardLoss(chart)],
  }
}

const HELD = ['types', 'sizes', 'ranks', 'owners', 'tags', 'notes', 'publicNotes', 'homeworlds', 'hiddenStars'] as const

function boardLoss({ board }: Chart): ContentLoss[] {
  const isStandard = JSON.stringify(board) === JSON.stringify(STANDARD_BOARD)
  return isStandard ? [] : [{ what: 'The size and layout of the board', count: 1, where: [], isKept: false }]
}

function cellsOf(star: ChartStar, { board }: Chart): string[] {
  const { row, column, name, rating, type, size, rank, owner, tags, notes, publicNotes, isHomeworld, isHidden } = star
  const flag = (isSo: boolean) => (isSo ? 'yes' : '')
  return [
    getHexLabel(star, board),
    String(row),
    String(column),
    name,
    String(rating),
    type,
    size,
    rank ?? '',
    owner ?? '',
    joinTags(tags),
    notes,
    publicNotes,
    flag(isHomeworld),
    flag(isHidden),
  ]
}

/** Custom columns with their cells. Excludes a column that now has a defined meaning. */
function ownCellsOf({ extra }: ChartStar): ReadonlyMap<string, string> {
  return new Map(
    listCustomCells(extra.csv).filter(([heading]) => heading.trim() !== '' && findCsvColumn(heading) === null),
  )
}

function ownHeadings(stars: readonly ChartStar[]): string[] {
  return [...new Set(stars.flatMap((star) => [...ownCellsOf(star).keys()]))]
}

function ownCells(star: ChartStar, headings: readonly string[]): string[] {
  const facts = ownCellsOf(star)
  return headings.map((heading) => facts.get(heading) ?? '')
}

function quoted(cell: string): string {
  const text = escapeFormula(cell)
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
