import { defineHex, type Hex, hexToOffset, Orientation, pointToCube } from 'honeycomb-grid'

/** Position of a hex on the board: rows from 1 at the top, columns from 1 at the left (FIST-MAP-1). */
export interface HexPlace {
  readonly row: number
  readonly column: number
}

/** Pointy-topped hexes form straight rows, flat-topped hexes straight columns. */
export type HexOrientation = 'pointy' | 'flat'

/**
 * Which rows (pointy) or columns (flat), counted from 1, are shifted half a hex to the right (pointy) or down (flat).
 */
export type HexShift = 'even' | 'odd'

/** Which number comes first in a hex's label. */
export type HexLabelOrder = 'row-column' | 'column-row'

/** Size and layout of a hex board. */
export interface HexBoard {
  readonly rows: number
  readonly columns: number
  readonly orientation: HexOrientation
  readonly shifted: HexShift
  readonly labelOrder: HexLabelOrder
  /** On a board that was cut from a larger one: its first hex on that board, from which labels count. */
  readonly origin?: HexPlace
  /** Digits of each number of a label, where the larger board has more than this one needs. */
  readonly labelDigits?: number
}

/** The hex at the top left of a board. */
const FIRST_HEX: HexPlace = { row: 1, column: 1 }

/** Default board (FIST-MAP-1). */
export const STANDARD_BOARD: HexBoard = {
  rows: 32,
  columns: 16,
  orientation: 'pointy',
  shifted: 'even',
  labelOrder: 'row-column',
}

/** Maximum number of rows or columns, and of hexes, of a board. */
export const MAX_BOARD_SIZE = { side: 999, hexes: 250_000 } as const

/** A point of the drawn board in hex radii. The origin is the top left corner; y grows downwards. */
export interface HexPoint {
  readonly x: number
  readonly y: number
}

/** A side of a hex, clockwise from 0: east for pointy hexes, south-east for flat ones. */
export type HexSide = 0 | 1 | 2 | 3 | 4 | 5

/** All sides, clockwise. */
export const HEX_SIDES = [0, 1, 2, 3, 4, 5] as const satisfies readonly HexSide[]

/** Distance between opposite sides of a hex, in hex radii. */
export const HEX_WIDTH = Math.sqrt(3)

/** Distance from one straight row (pointy) or column (flat) to the next, in hex radii. */
export const HEX_ROW_SPACING = 1.5

/**
 * Label of a hex: two digits for the row, two for the column, such as `0412` (FIST-MAP-1). Three each on boards beyond
 * 99.
 */
export function getHexLabel({ row, column }: HexPlace, board: HexBoard): string {
  const width = getHexLabelDigitCount(board)
  const { origin = FIRST_HEX } = board
  const [fullRow, fullColumn] = [row + origin.row - 1, column + origin.column - 1]
  const [first, second] = board.labelOrder === 'row-column' ? [fullRow, fullColumn] : [fullColumn, fullRow]
  return `${String(first).padStart(width, '0')}${String(second).padStart(width, '0')}`
}

/** Parses a label such as `0412`; null if it names no hex of the board. */
export function parseHexLabel(label: string, board: HexBoard): HexPlace | null {
  const text = label.trim()
  const width = getHexLabelDigitCount(board)
  if (text.length !== 2 * width || !/^\d+$/.test(text)) return null
  const [first, second] = [Number(text.slice(0, width)), Number(text.slice(width))]
  const place = board.labelOrder === 'row-column' ? { row: first, column: second } : { row: second, column: first }
  return isOnBoard(place, board) ? place : null
}

/** Number of digits of each of a label's two numbers. */
export function getHexLabelDigitCount({ rows, columns, labelDigits }: HexBoard): number {
  return labelDigits ?? (Math.max(rows, columns) > 99 ? 3 : 2)
}

export function isOnBoard({ row, column }: HexPlace, { rows, columns }: HexBoard): boolean {
  return row >= 1 && row <= rows && column >= 1 && column <= columns
}

export function isSameHex(a: HexPlace, b: HexPlace): boolean {
  return a.row === b.row && a.column === b.column
}

/** Cube coordinates of a hex. s is omitted because q + r + s = 0. */
export interface HexCube {
  readonly q: number
  readonly r: number
}

/** Converts a position to cube coordinates. It may be off the board. */
export function toCube({ row, column }: HexPlace, { orientation, shifted }: HexBoard): HexCube {
  return orientation === 'pointy'
    ? { q: column - 1 - pushedBefore(row, shifted), r: row - 1 }
    : { q: column - 1, r: row - 1 - pushedBefore(column, shifted) }
}

/** Converts cube coordinates to a position. It may be off the board. */
export function fromCube({ q, r }: HexCube, { orientation, shifted }: HexBoard): HexPlace {
  return orientation === 'pointy'
    ? { row: r + 1, column: q + 1 + pushedBefore(r + 1, shifted) }
    : { row: r + 1 + pushedBefore(q + 1, shifted), column: q + 1 }
}

/** Offset of a row (or column) along the slanted axis of cube coordinates. */
function pushedBefore(line: number, shifted: HexShift): number {
  return shifted === 'even' ? Math.floor((line - 1) / 2) : Math.floor(line / 2)
}

/** Distance between two hexes, counting the last one (FIST-MAP-4). */
export function getHexDistance(a: HexPlace, b: HexPlace, board: HexBoard): number {
  const [from, to] = [toCube(a, board), toCube(b, board)]
  const [dq, dr] = [to.q - from.q, to.r - from.r]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** Cube steps across the sides. They also hold for flat hexes, whose steps and axes are both rotated by half a side. */
const STEPS: readonly HexCube[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** The neighbour across a side. It may be off the board. */
export function getHexNeighbour(place: HexPlace, side: HexSide, board: HexBoard): HexPlace {
  const { q, r } = toCube(place, board)
  const step = STEPS[side] ?? { q: 0, r: 0 }
  return fromCube({ q: q + step.q, r: r + step.r }, board)
}

/** Neighbours that are on the board, clockwise from side 0. */
export function listHexNeighbours(place: HexPlace, board: HexBoard): HexPlace[] {
  return HEX_SIDES.map((side) => getHexNeighbour(place, side, board)).filter((near) => isOnBoard(near, board))
}

export function computeHexCentre(place: HexPlace, board: HexBoard): HexPoint {
  const { x, y } = toHex(place, board)
  const pad = padOf(board)
  return { x: x + pad.x, y: y + pad.y }
}

/** The hex under a point, or null if it is off the board. */
export function findHexAt(point: HexPoint, board: HexBoard): HexPlace | null {
  const place = hexUnder(point, board)
  return isOnBoard(place, board) ? place : null
}

/** The hex under a point, on or off the board. */
function hexUnder(point: HexPoint, board: HexBoard): HexPlace {
  const BoardHex = hexOf(board)
  const pad = padOf(board)
  const cube = pointToCube(BoardHex.settings, { x: point.x - pad.x, y: point.y - pad.y })
  const { col, row } = hexToOffset(new BoardHex(cube))
  return { row: row + 1, column: col + 1 }
}

/**
 * Padding, because honeycomb-grid puts its first hex at 0,0: lines that are shifted less would protrude on the other
 * side.
 */
function padOf({ rows, columns, orientation, shifted }: HexBoard): HexPoint {
  if (shifted === 'even') return { x: 0, y: 0 }
  const pad = HEX_WIDTH / 2
  if (orientation === 'pointy') return { x: rows > 1 ? pad : 0, y: 0 }
  return { x: 0, y: columns > 1 ? pad : 0 }
}

function toHex({ row, column }: HexPlace, board: HexBoard): Hex {
  return new (hexOf(board))({ row: row - 1, col: column - 1 })
}

function hexOf({ orientation, shifted }: HexBoard) {
  return HEXES[orientation][shifted]
}

// honeycomb-grid counts from 0: our even lines are its odd ones, which the offset -1 shifts.
const HEXES = {
  pointy: { even: defineOurHex(Orientation.POINTY, -1), odd: defineOurHex(Orientation.POINTY, 1) },
  flat: { even: defineOurHex(Orientation.FLAT, -1), odd: defineOurHex(Orientation.FLAT, 1) },
} as const

function defineOurHex(orientation: Orientation, offset: 1 | -1) {
  return defineHex({ dimensions: 1, orientation, offset, origin: 'topLeft' })
}
