import type { MapPlacement } from './map-placement.ts'
import { createPathPen, createStroke } from './path-pen.ts'
import type { Mark } from './picture.ts'

/** Size of a Traveller sector and of its subsectors, in hexes. */
const SECTOR = { columns: 32, rows: 40 } as const
const SUBSECTOR = { columns: 8, rows: 10 } as const

/** Borders of the subsectors of a Traveller sector; nothing on other maps. */
export function drawSubsectorMarks({ list, x, y, radiusMm, palette, sizes }: MapPlacement): Mark[] {
  const { board, middles, width, height } = list
  const isSector = board.columns === SECTOR.columns && board.rows === SECTOR.rows && board.orientation === 'flat'
  if (!isSector || !list.stars.worlds.some((world) => world !== null)) return []
  const pen = createPathPen()
  const centre = (row: number, column: number) => 2 * (row * board.columns + column)
  for (let column = SUBSECTOR.columns; column < board.columns; column += SUBSECTOR.columns) {
    const at = ((middles[centre(0, column - 1)] ?? 0) + (middles[centre(0, column)] ?? 0)) / 2
    pen.moveTo(x + at * radiusMm, y)
    pen.lineTo(x + at * radiusMm, y + height * radiusMm)
  }
  for (let row = SUBSECTOR.rows; row < board.rows; row += SUBSECTOR.rows) {
    const [above, below] = [middles[centre(row - 1, 1) + 1] ?? 0, middles[centre(row, 0) + 1] ?? 0]
    const at = (above + below) / 2
    pen.moveTo(x, y + at * radiusMm)
    pen.lineTo(x + width * radiusMm, y + at * radiusMm)
  }
  return [pen.mark(createStroke(palette.dim, sizes.hairline * 2))]
}
