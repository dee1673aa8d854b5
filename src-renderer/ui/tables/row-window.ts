import type { Column } from '../types.ts'
import { getCellValue } from './sort-rows.ts'

/** The rows that are drawn: from the first, up to but without the second. */
export interface RowWindow {
  readonly from: number
  readonly to: number
}

/** Part of a long table: a row that is drawn, or the place of rows that are not. */
export type TablePiece<Row> =
  | { readonly key: string; readonly row: Row; readonly index: number }
  | { readonly key: string; readonly gap: RowWindow }

/** Up to so many rows a table is drawn whole. */
export const MAX_UNWINDOWED_ROWS = 120

/** Rows drawn above and below what is seen. */
const AROUND = 15

/** The window moves by so many rows at once, so that most steps of scrolling draw nothing anew. */
const STEP = 10

/** The rows to draw when the first one lies `top` px below the edge of a view `view` px high. */
export function computeRowWindow(count: number, top: number, view: number, rowHeight: number): RowWindow {
  if (count <= MAX_UNWINDOWED_ROWS) return { from: 0, to: count }
  const size = Math.ceil(view / rowHeight) + 2 * AROUND + STEP
  const first = Math.floor((Math.floor(-top / rowHeight) - AROUND) / STEP) * STEP
  const from = Math.max(0, Math.min(first, count - size))
  return { from, to: Math.min(count, from + size) }
}

/** The rows of the window and the kept ones, in order, with gaps for all others. */
export function listTablePieces<Row>(
  rows: readonly Row[],
  { from, to }: RowWindow,
  kept: readonly number[],
  keyOf: (row: Row) => string,
): readonly TablePiece<Row>[] {
  const outside = kept.filter((index) => index >= 0 && index < rows.length && (index < from || index >= to))
  const ranges = [{ from, to }, ...[...new Set(outside)].map((index) => ({ from: index, to: index + 1 }))]
  ranges.sort((a, b) => a.from - b.from)
  const pieces: TablePiece<Row>[] = []
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

/** What a row says, in one line: what the browser's own search finds of rows that are not drawn. */
export function formatRow<Row extends object>(row: Row, columns: readonly Column<Row>[]): string {
  return columns.map((column) => getCellValue(row, column) ?? '').join(' ')
}

/** For each column the row that says most in it: together they tell how wide the columns must be. */
export function findWidestRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): readonly { readonly column: Column<Row>; readonly row: Row }[] {
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
