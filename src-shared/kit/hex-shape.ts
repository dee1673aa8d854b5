import {
  HEX_SIDES,
  HEX_ROW_SPACING,
  HEX_WIDTH,
  type HexBoard,
  computeHexCentre,
  type HexOrientation,
  type HexPlace,
  type HexPoint,
} from './hex.ts'

/** The six corners of a hex, clockwise. Side i runs from corner i - 1 to corner i. */
export function getHexCorners(place: HexPlace, board: HexBoard): HexPoint[] {
  const { x, y } = computeHexCentre(place, board)
  return getCornerOffsets(board.orientation).map((corner) => ({ x: x + corner.x, y: y + corner.y }))
}

/** Offsets from a hex's centre to its corners, clockwise, as in {@link getHexCorners}. */
export function getCornerOffsets(orientation: HexOrientation): readonly HexPoint[] {
  return CORNERS[orientation]
}

const CORNERS = { pointy: cornersFrom(30), flat: cornersFrom(60) } as const

function cornersFrom(degrees: number): readonly HexPoint[] {
  return HEX_SIDES.map((corner) => {
    const angle = ((degrees + 60 * corner) * Math.PI) / 180
    return { x: Math.cos(angle), y: Math.sin(angle) }
  })
}

/** Width and height of a board, in hex radii. */
export function computeBoardSizeInHexRadii({ rows, columns, orientation }: HexBoard): {
  readonly width: number
  readonly height: number
} {
  const across = (hexes: number, lines: number) => (hexes + (lines > 1 ? 0.5 : 0)) * HEX_WIDTH
  const along = (lines: number) => (lines - 1) * HEX_ROW_SPACING + 2
  return orientation === 'pointy'
    ? { width: across(columns, rows), height: along(rows) }
    : { width: along(columns), height: across(rows, columns) }
}
