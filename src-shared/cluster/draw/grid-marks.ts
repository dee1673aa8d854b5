import { createHexIndexer } from '#shared/kit/hex-indexer.ts'
import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { insetRing } from './inset-ring.ts'
import { isHexShown, type MapOnSheet } from './map-on-sheet.ts'
import type { OutlineRing } from './outline.ts'
import { createPathPen, drawPolygon, createStrokePaint } from './path-pen.ts'
import type { PathPen } from './path-pen.ts'
import type { Mark } from './picture.ts'

/** Approximate length at which paths are split, so that a sheet of a tiled poster includes only the parts it shows. */
const BLOCK_MM = 120

/** Lines between hexes as a few long paths. The edge of the board is drawn by {@link buildRimMarks}. */
export function buildGridMarks(plot: MapOnSheet): Mark[] {
  const { rows, columns } = plot.list.board
  if (plot.list.part !== null) return [drawPartGrid(plot)]
  const block = Math.max(4, Math.floor(BLOCK_MM / plot.mmPerHex))
  const paint = createStrokePaint(plot.palette.grid, plot.sizes.hairline)
  const marks: Mark[] = []
  for (let row = 0; row < rows; row += block)
    for (let column = 0; column < columns; column += block) {
      const pen = createPathPen()
      drawBlock(pen, plot, {
        row,
        column,
        rows: Math.min(rows, row + block),
        columns: Math.min(columns, column + block),
      })
      marks.push(pen.mark(paint))
    }
  return marks.filter((mark) => mark.kind !== 'path' || mark.d !== '')
}

/** Lines between the hexes of a part of the board, each drawn once. */
function drawPartGrid(plot: MapOnSheet): Mark {
  const pen = createPathPen()
  const { neighbour, size, placeOf } = createHexIndexer(plot.list.board)
  for (let hex = 0; hex < size; hex += 1)
    for (const side of [3, 4, 5]) {
      const beside = neighbour(hex, side)
      if (beside < 0 || !isHexShown(plot.list, hex) || !isHexShown(plot.list, beside)) continue
      const { row, column } = placeOf(hex)
      pen.moveTo(...cornerOf(plot, [row - 1, column - 1], side - 1))
      pen.lineTo(...cornerOf(plot, [row - 1, column - 1], side))
    }
  return pen.mark(createStrokePaint(plot.palette.grid, plot.sizes.hairline))
}

/** Half-open ranges of hexes, from `row` and `column` to before `rows` and `columns`, counted from 0. */
interface Block {
  readonly row: number
  readonly column: number
  readonly rows: number
  readonly columns: number
}

/** For each hex, draws the zigzag towards the previous line and the side towards the previous hex in its line. */
function drawBlock(pen: PathPen, plot: MapOnSheet, block: Block): void {
  if (plot.list.board.orientation === 'pointy')
    for (let row = block.row; row < block.rows; row += 1)
      drawLine(pen, plot, { first: row > 0, hexes: range(block.column, block.columns, (column) => [row, column]) })
  else
    for (let column = block.column; column < block.columns; column += 1)
      drawLine(pen, plot, { first: column > 0, hexes: range(block.row, block.rows, (row) => [row, column]) })
}

type Cell = readonly [row: number, column: number]

function range(from: number, to: number, cellAt: (index: number) => Cell): Cell[] {
  return Array.from({ length: to - from }, (_, index) => cellAt(from + index))
}

/** Indices into {@link getCornerOffsets}: along the zigzag, and of the side towards the previous hex. */
const CORNERS = { pointy: { zigzag: [3, 4, 5], side: [3, 2] }, flat: { zigzag: [3, 2, 1], side: [3, 4] } } as const

function drawLine(pen: PathPen, plot: MapOnSheet, { first, hexes }: { first: boolean; hexes: readonly Cell[] }): void {
  const { orientation } = plot.list.board
  const { zigzag, side } = CORNERS[orientation]
  if (first)
    hexes.forEach((cell, index) => {
      const [start, ...rest] = zigzag.map((corner) => cornerOf(plot, cell, corner))
      if (index === 0 && start) pen.moveTo(...start)
      for (const point of rest) pen.lineTo(...point)
    })
  for (const cell of hexes) {
    if ((orientation === 'pointy' ? cell[1] : cell[0]) === 0) continue
    const [from, to] = side.map((corner) => cornerOf(plot, cell, corner))
    if (!from || !to) continue
    pen.moveTo(...from)
    pen.lineTo(...to)
  }
}

function cornerOf({ list: { board, middles }, x, y, radiusMm }: MapOnSheet, [row, column]: Cell, corner: number) {
  const hex = 2 * (row * board.columns + column)
  const offset = getCornerOffsets(board.orientation)[corner]
  return [
    x + radiusMm * ((middles[hex] ?? 0) + (offset?.x ?? 0)),
    y + radiusMm * ((middles[hex + 1] ?? 0) + (offset?.y ?? 0)),
  ] as const
}

export function buildRimMarks(plot: MapOnSheet): Mark[] {
  const pen = createPathPen()
  for (const ring of plot.list.rim) drawRing(pen, plot, ring)
  return [pen.mark(createStrokePaint(plot.palette.grid, plot.sizes.hairline * 1.6))]
}

export function drawRing(pen: PathPen, { x, y, radiusMm }: MapOnSheet, ring: OutlineRing): void {
  const points = Array.from(
    { length: ring.length / 2 },
    (_, index) => [(ring[2 * index] ?? 0) * radiusMm, (ring[2 * index + 1] ?? 0) * radiusMm] as const,
  )
  drawPolygon(pen, points, [x, y])
}

/** Draws rings a little inside, so that the lines of two neighbours run side by side. */
export function drawInsetRings(pen: PathPen, plot: MapOnSheet, rings: readonly OutlineRing[], lineMm: number): void {
  for (const ring of rings) drawRing(pen, plot, insetRing(ring, (0.62 * lineMm) / plot.radiusMm))
}
