import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { HEX_ROW_SPACING, HEX_WIDTH, type HexBoard } from '#shared/kit/hex.ts'
import { getRulerStep } from './level-of-detail.ts'
import { getCssScale, type MapCanvas } from './map-canvas.ts'

/** Width of the row ruler and height of the column ruler, in CSS pixels. */
export const RULER_SIZE = { rows: 30, columns: 22 } as const

const TEXT_SIZE = 12

/** Position of a row or column, in hex radii. For lines of shifted hexes, midway between both offsets. */
export function getRowOrColumnPosition(
  kind: 'row' | 'column',
  line: number,
  { orientation, rows, columns }: HexBoard,
): number {
  const isStraight = (kind === 'row') === (orientation === 'pointy')
  if (isStraight) return 1 + (line - 1) * HEX_ROW_SPACING
  const isPushed = (orientation === 'pointy' ? rows : columns) > 1
  return (line - (isPushed ? 0.25 : 0.5)) * HEX_WIDTH
}

/** Paints the rulers at the left and the top of the view, which label rows and columns at any camera position. */
export function paintRulers(plate: MapCanvas, { board }: DrawList): void {
  const { context, width, height, ratio, palette } = plate
  const [side, head] = [Math.round(RULER_SIZE.rows * ratio), Math.round(RULER_SIZE.columns * ratio)]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  context.fillStyle = palette.surface
  context.fillRect(0, 0, width, head)
  context.fillRect(0, 0, side, height)
  context.strokeStyle = palette.hairline
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(side, head + 0.5)
  context.lineTo(width, head + 0.5)
  context.moveTo(side + 0.5, head)
  context.lineTo(side + 0.5, height)
  context.stroke()
  context.font = `${TEXT_SIZE * ratio}px ${palette.numbers}`
  context.textBaseline = 'middle'
  context.fillStyle = palette.dim
  context.strokeStyle = palette.brassDeep
  context.beginPath()
  paintRows(plate, board, { side, head })
  paintColumns(plate, board, { side, head })
  context.stroke()
}

interface Edges {
  readonly side: number
  readonly head: number
}

function paintRows(plate: MapCanvas, board: HexBoard, { side, head }: Edges): void {
  const { context, scale, top, height, ratio } = plate
  context.textAlign = 'right'
  forEachLine('row', board, plate, (row, isNumbered) => {
    const y = Math.round(getRowOrColumnPosition('row', row, board) * scale) - top
    if (y < head || y > height) return
    tick(context, side, y, (isNumbered ? -5 : -3) * ratio, 0)
    if (isNumbered && y > head + 7 * ratio) context.fillText(String(row), side - 7 * ratio, y + 0.5)
  })
}

function paintColumns(plate: MapCanvas, board: HexBoard, { side, head }: Edges): void {
  const { context, scale, left, width, ratio } = plate
  context.textAlign = 'center'
  forEachLine('column', board, plate, (column, isNumbered) => {
    const x = Math.round(getRowOrColumnPosition('column', column, board) * scale) - left
    if (x < side || x > width) return
    tick(context, x, head, 0, (isNumbered ? -5 : -3) * ratio)
    if (isNumbered && x > side + 9 * ratio) context.fillText(String(column), x, 9 * ratio)
  })
}

/** Visits the rows or columns with a tick: all of them, or only the numbered ones if they are too close. */
function forEachLine(
  kind: 'row' | 'column',
  board: HexBoard,
  plate: MapCanvas,
  visit: (line: number, isNumbered: boolean) => void,
): void {
  const count = kind === 'row' ? board.rows : board.columns
  const pixels =
    ((getRowOrColumnPosition(kind, count, board) - getRowOrColumnPosition(kind, 1, board)) / Math.max(1, count - 1)) *
    getCssScale(plate)
  const room = kind === 'row' ? 22 : 12 + 8 * String(count).length
  const step = getRulerStep(count === 1 ? 100 : pixels, room)
  const ticks = pixels >= 3.5 || count === 1 ? 1 : step
  for (let line = 1; line <= count; line += 1) {
    const isNumbered = line % step === 0 || (line === 1 && step > 2)
    if (isNumbered || line % ticks === 0) visit(line, isNumbered)
  }
}

function tick(context: MapCanvas['context'], x: number, y: number, dx: number, dy: number): void {
  context.moveTo(x + (dx === 0 ? 0.5 : 0), y + (dy === 0 ? 0.5 : 0))
  context.lineTo(x + dx + (dx === 0 ? 0.5 : 0), y + dy + (dy === 0 ? 0.5 : 0))
}
