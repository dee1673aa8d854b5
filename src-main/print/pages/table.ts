import type { Pen } from '../pen.ts'
import type { PrintArea } from './sheet.ts'

/** Headers, rows and prefilled cells. */
export interface PrintedTable {
  /** Each with its share of the width. */
  readonly columns: readonly (readonly [title: string, share: number])[]
  readonly rowMm: number
  readonly rows: readonly (readonly string[])[]
  /** Maximum number of rows; by default as many as fit. */
  readonly most?: number
}

/** Draws a table to write in. */
export function drawTable(pen: Pen, { left, right, top, bottom }: PrintArea, table: PrintedTable): void {
  const sum = table.columns.reduce((total, [, share]) => total + share, 0)
  const widths = table.columns.map(([, share]) => ((right - left) * share) / sum)
  const starts = widths.map((_, index) => left + widths.slice(0, index).reduce((total, width) => total + width, 0))
  const count = Math.min(table.most ?? Infinity, Math.floor((bottom - top - 6) / table.rowMm))
  const end = top + 6 + count * table.rowMm
  for (const [index, [title]] of table.columns.entries())
    pen.text(title, [(starts[index] ?? left) + 1, top + 4], { sizePt: 8, face: 'bold' })
  for (let row = 0; row <= count; row += 1)
    pen.line([left, top + 6 + row * table.rowMm], [right, top + 6 + row * table.rowMm])
  for (const x of [...starts, right]) pen.line([x, top + 6], [x, end])
  for (const [row, cells] of table.rows.slice(0, count).entries())
    for (const [index, cell] of cells.entries())
      pen.text(cell, [(starts[index] ?? left) + 1, top + 6 + (row + 0.65) * table.rowMm], { sizePt: 10 })
}
