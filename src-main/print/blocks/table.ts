import { BRASS_COLOUR, HAIRLINE_COLOUR, type RichText, TEXT_STYLES, type TextStyle } from '../style.ts'
import { type Block, stack, LENGTH_TOLERANCE_MM } from './block.ts'
import { paragraph } from './text.ts'

/** A column of a table. */
export interface TableColumn {
  readonly title: string
  /** Share of the width, or a fixed width. */
  readonly share?: number
  readonly widthMm?: number
  readonly align?: 'start' | 'middle' | 'end'
}

interface TableOptions {
  /** Least height of a row, for handwriting. */
  readonly rowMm?: number
  /** Empty rows that fill what is left. */
  readonly fillsSpace?: boolean
  /** Cells of those rows, by their number from 0; empty by default. */
  readonly fillCells?: (index: number) => readonly (RichText | Block)[]
  readonly style?: TextStyle
}

const PADDING = 1
const HEAD: TextStyle = { ...TEXT_STYLES.small, face: 'sans-bold', colour: BRASS_COLOUR }

/** A table with hairlines under its rows. A cell is a text or a block. Its head is repeated where it continues. */
export function table(
  columns: readonly TableColumn[],
  rows: readonly (readonly (RichText | Block)[])[],
  { rowMm = 0, fillsSpace = false, fillCells = () => [], style = TEXT_STYLES.body }: TableOptions = {},
): Block {
  const head = tableRow(
    columns,
    columns.map(({ title, align = 'start' }) => paragraph(title, HEAD, { anchor: align })),
    { rowMm: 0, colour: BRASS_COLOUR, lineMm: 0.35 },
  )
  const toRow = (cells: readonly (RichText | Block)[]) =>
    tableRow(
      columns,
      columns.map(({ align = 'start' }, index) => toBlock(cells[index] ?? '', style, align)),
      { rowMm, colour: HAIRLINE_COLOUR, lineMm: 0.15 },
    )
  const lines = rows.map(toRow)
  const blank = fillsSpace ? [blankRows(rowMm, (index) => toRow(fillCells(index)))] : []
  return stack([{ ...head, keepsWithNext: true }, ...lines, ...blank], { continued: head })
}

function toBlock(cell: RichText | Block, style: TextStyle, anchor: 'start' | 'middle' | 'end'): Block {
  return typeof cell === 'object' && 'draw' in cell ? cell : paragraph(cell, style, { anchor })
}

/** Widths of columns in millimetres. */
function columnWidths(columns: readonly TableColumn[], width: number): number[] {
  const fixed = columns.reduce((sum, { widthMm = 0 }) => sum + widthMm, 0)
  const shares = columns.reduce((sum, { widthMm, share = 1 }) => sum + (widthMm === undefined ? share : 0), 0)
  return columns.map(({ widthMm, share = 1 }) => widthMm ?? ((width - fixed) * share) / shares)
}

interface RowStyle {
  readonly rowMm: number
  readonly colour: string
  readonly lineMm: number
}

function tableRow(
  columns: readonly TableColumn[],
  cells: readonly Block[],
  { rowMm, colour, lineMm }: RowStyle,
): Block {
  const heightsAt = (width: number) =>
    columnWidths(columns, width).map((wide, index) => cells[index]?.height(wide - 2 * PADDING) ?? 0)
  const height = (width: number) => Math.max(rowMm, ...heightsAt(width).map((value) => value + 1.4))
  return {
    height,
    draw(pen, { x, y, width }) {
      const high = height(width)
      const heights = heightsAt(width)
      let left = x
      for (const [index, wide] of columnWidths(columns, width).entries()) {
        const own = heights[index] ?? 0
        cells[index]?.draw(pen, {
          x: left + PADDING,
          y: y + (high - own) / 2,
          width: wide - 2 * PADDING,
          height: own,
        })
        left += wide
      }
      pen.line([x, y + high], [x + width, y + high], { stroke: colour, lineMm })
    },
  }
}

/** Rows to fill in, as many as fit. */
function blankRows(rowMm: number, makeRow: (index: number) => Block): Block {
  return {
    height: () => 0,
    grow: 1,
    draw(pen, { x, y, width, height }) {
      const count = Math.floor((height + LENGTH_TOLERANCE_MM) / rowMm)
      for (let line = 0; line < count; line += 1)
        makeRow(line).draw(pen, { x, y: y + line * rowMm, width, height: rowMm })
    },
  }
}
