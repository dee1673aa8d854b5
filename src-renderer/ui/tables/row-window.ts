import type { TableColumnDefinition } from '../types.ts'
import { getCellValue } from './sort-rows.ts'

/** Range of rendered rows; the end is exclusive. */
export interface RowWindow {
  readonly from: number
  readonly to: number
}

/** Part of a long table: a rendered row, or a gap for omitted rows. */
export type RowOrGap<Row> =
  | { readonly key: string; readonly row: Row; readonly index: number }
  | { readonly key: string; readonly gap: RowWindow }

/** Tables with at most this many rows are rendered completely. */
export const MAX_UNWINDOWED_ROWS = 120

/** Rows rendered beyond each edge of the view. */
const AROUND = 15

/** The window moves in steps of this many rows, so that most scroll events re-render nothing. */
const STEP = 10

/** Computes the rows to render when the first row is `top` px below the edge of a view `view` px high. */
export function computeRowWindow(count: number, top: number, view: number, rowHeight: number): RowWindow {
  if (count <= MAX_UNWINDOWED_ROWS) return { from: 0, to: count }
  const size = Math.ceil(view / rowHeight) + 2 * AROUND + STEP
  const first = Math.floor((Math.floor(-top / rowHeight) - AROUND) / STEP) * STEP
  const from = Math.max(0, Math.min(first, count - size))
  return { from, to: Math.min(count, from + size) }
}

/** Lists the rows of the window and the pinned rows in order, with gaps for all others. */
export function listRowsAndGaps<Row>(
  rows: readonly Row[],
  { from, to }: RowWindow,
  kept: readonly number[],
  keyOf: (row: Row) => string,
): readonly RowOrGap<Row>[] {
  const outside = kept.filter((index) => index >= 0 && index < rows.length && (index < from || index >= to))
  const ranges = [{ from, to }, ...[...new Set(outside)].map((index) => ({ from: index, to: index + 1 }))]
  ranges.sort((a, b) => a.from - b.from)
  const pieces: RowOrGap<Row>[] = []
  let at = 0
  for (const range of ranges) {
    if (range.from > at) pieces.push({ key: `gap ${pieces.length}`, gap: { from: at, to: range.from } })
    rows.slice(range.from, range.to).forEach((row, step) => {
      pieces.push({ key: `row ${keyOf(row)}`, row, index: range.from + step })
    })
    at = range.to
  }
  if (at < rows.length) pieces.push({ key: 'gap below', gap: { from: at, to: rows.length } })
  return pieces
}

/** Text of a row on one line, for the browser's own search of rows that are not rendered. */
export function formatRowText<Row extends object>(row: Row, columns: readonly TableColumnDefinition<Row>[]): string {
  return columns.map((column) => getCellValue(row, column) ?? '').join(' ')
}

/** Finds, for each column, the row with the longest text; these rows determine the column widths. */
export function findWidestRowPerColumn<Row extends object>(
  rows: readonly Row[],
  columns: readonly TableColumnDefinition<Row>[],
): readonly { readonly column: TableColumnDefinition<Row>; readonly row: Row }[] {
  return columns.flatMap((column) => {
    const sizeOf = (row: Row) => String(getCellValue(row, column) ?? '').length
    let widest: { row: Row; size: number } | null = null
    for (const row of rows) {
      const size = sizeOf(row)
      if (!widest || size > widest.size) widest = { row, size }
    }
    return widest ? [{ column, row: widest.row }] : []
  })
}
