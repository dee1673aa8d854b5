import type { Chart } from '../../../src-shared/cluster/chart.ts'
import type { IndexOrder } from '../../../src-shared/cluster/picture-options.ts'
import { type IndexRow, indexRows } from './star-index-rows.ts'

/** The columns of the index, in order. */
export const INDEX_COLUMNS = ['Hex', 'Name', 'Rating', 'Type', 'Owner', 'Routes to'] as const

/** The star index as a Markdown table or as CSV. */
export function starIndexText(chart: Chart, format: 'markdown' | 'csv', order: IndexOrder = 'name'): string {
  const rows = indexRows(chart, order).map(cellsOf)
  const lines = format === 'csv' ? [INDEX_COLUMNS, ...rows].map(csvLine) : markdownLines(rows)
  return `${lines.join('\n')}\n`
}

function cellsOf({ hex, name, rating, type, owner, isHomeworld, routes }: IndexRow): string[] {
  return [
    hex,
    name,
    String(rating),
    isHomeworld ? [type, 'homeworld'].filter(Boolean).join(', ') : type,
    owner,
    routes.join('; '),
  ]
}

function markdownLines(rows: readonly string[][]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.map(markdownCell).join(' | ')} |`
  return [line(INDEX_COLUMNS), `| ${INDEX_COLUMNS.map(() => '---').join(' | ')} |`, ...rows.map(line)]
}

/** What Markdown would take for its own is written with a backslash. */
function markdownCell(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\|*_`[\]<>#~&]/g, (sign) => `\\${sign}`)
}

/** Cells that a spreadsheet would take for a formula begin with an apostrophe. */
function csvLine(cells: readonly string[]): string {
  return cells
    .map((text) => (/^[=+\-@\t]/.test(text) ? `'${text}` : text))
    .map((text) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
    .join(',')
}
