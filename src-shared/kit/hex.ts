import { defineHex, type Hex, hexToOffset, Orientation, pointToCube } from 'honeycomb-grid'

/** A hex's place on the board: rows from 1 at the top, columns from 1 at the left (FIST-MAP-1). */
export interface HexPlace {
  readonly row: number
  readonly column: number
}

/** Hexes with a corner at the top stand in straight rows, hexes with a flat top in straight columns. */
export type HexOrientation = 'pointy' | 'flat'

/** Which rows (pointy) or columns (flat), counted from 1, are pushed half a hex to the right (pointy) or down (flat). */
export type HexShift = 'even' | 'odd'

/** Which number a hex's label says first. */
export type HexLabelOrder = 'row-column' | 'column-row'

/** A board of hexes. */
export interface HexBoard {
  readonly rows: number
  readonly columns: number
  readonly orientation: HexOrientation
  readonly shifted: HexShift
  readonly labelOrder: HexLabelOrder
}

/** What a board is unless somebody says otherwise (FIST-MAP-1). */
export const STANDARD_BOARD: HexBoard = {
  rows: 32,
  columns: 16,
  orientation: 'pointy',
  shifted: 'even',
  labelOrder: 'row-column',
}

/** The most rows or columns, and the most hexes, of a board. */
export const MAX_BOARD = { side: 999, hexes: 250_000 } as const

/** A point of the drawn board in hex radii: 0,0 is its top left corner, y grows downwards. */
export interface HexPoint {
  readonly x: number
  readonly y: number
}

/** One of a hex's six sides, clockwise: 0 is the east of a pointy hex and the south-east of a flat one. */
export type HexSide = 0 | 1 | 2 | 3 | 4 | 5

/** All sides, clockwise. */
export const HEX_SIDES = [0, 1, 2, 3, 4, 5] as const satisfies readonly HexSide[]

/** From one flat side of a hex to the other, in hex radii. */
export const HEX_WIDTH = Math.sqrt(3)

/** From one straight row (pointy) or column (flat) to the next, in hex radii. */
export const HEX_STEP = 1.5

/** A hex's label: two digits row, two digits column, such as `0412` (FIST-MAP-1); three of each on boards beyond 99. */
export function getHexLabel({ row, column }: HexPlace, board: HexBoard): string {
  const width = labelWidth(board)
  const [first, second] = board.labelOrder === 'row-column' ? [row, column] : [column, row]
  return `${String(first).padStart(width, '0')}${String(second).padStart(width, '0')}`
}

/** The hex that a label such as `0412` names, or null when it names none on the board. */
export function parseHexLabel(label: string, board: HexBoard): HexPlace | null {
  const text = label.trim()
  const width = labelWidth(board)
  if (text.length !== 2 * width || !/^\d+$/.test(text)) return null
  const [first, second] = [Number(text.slice(0, width)), Number(text.slice(width))]
  const place = board.labelOrder === 'row-column' ? { row: first, column: second } : { row: second, column: first }
  return isOnBoard(place, board) ? place : null
}

/** Digits of each of a label's two numbers. */
function labelWidth({ rows, columns }: HexBoard): number {
  return Math.max(rows, columns) > 99 ? 3 : 2
}

/** Whether a hex is on the board. */
export function isOnBoard({ row, column }: HexPlace, { rows, columns }: HexBoard): boolean {
  return row >= 1 && row <= rows && column >= 1 && column <= columns
}

/** Whether two places are the same hex. */
export function isSameHex(a: HexPlace, b: HexPlace): boolean {
  return a.row === b.row && a.column === b.column
}

/** A hex in cube coordinates: q + r + s = 0, so two numbers say it all. */
export interface HexCube {
  readonly q: number
  readonly r: number
}

/** A place in cube coordinates; it may be off the board. */
export function toCube({ row, column }: HexPlace, { orientation, shifted }: HexBoard): HexCube {
  return orientation === 'pointy'
    ? { q: column - 1 - pushedBefore(row, shifted), r: row - 1 }
    : { q: column - 1, r: row - 1 - pushedBefore(column, shifted) }
}

/** The place of cube coordinates; it may be off the board. */
export function fromCube({ q, r }: HexCube, { orientation, shifted }: HexBoard): HexPlace {
  return orientation === 'pointy'
    ? { row: r + 1, column: q + 1 + pushedBefore(r + 1, shifted) }
    : { row: r + 1 + pushedBefore(q + 1, shifted), column: q + 1 }
}

/** How far a row (or column) stands against the slanted axis of cube coordinates. */
function pushedBefore(line: number, shifted: HexShift): number {
  return shifted === 'even' ? Math.floor((line - 1) / 2) : Math.floor(line / 2)
}

/** How many hexes lie between two hexes, the last one counted (FIST-MAP-4). */
export function getHexDistance(a: HexPlace, b: HexPlace, board: HexBoard): number {
  const [from, to] = [toCube(a, board), toCube(b, board)]
  const [dq, dr] = [to.q - from.q, to.r - from.r]
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** Cube steps across the sides; a flat hex's are the same turned by half a side, which its axes are too. */
const STEPS: readonly HexCube[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** The neighbour across a side; it may be off the board. */
export function getHexNeighbour(place: HexPlace, side: HexSide, board: HexBoard): HexPlace {
  const { q, r } = toCube(place, board)
  const step = STEPS[side] ?? { q: 0, r: 0 }
  return fromCube({ q: q + step.q, r: r + step.r }, board)
}

/** The neighbours that are on the board, clockwise from side 0. */
export function listHexNeighbours(place: HexPlace, board: HexBoard): HexPlace[] {
  return HEX_SIDES.map((side) => getHexNeighbour(place, side, board)).filter((near) => isOnBoard(near, board))
}

/** The middle of a hex. */
export function computeHexCentre(place: HexPlace, board: HexBoard): HexPoint {
  const { x, y } = toHex(place, board)
  const pad = padOf(board)
  return { x: x + pad.x, y: y + pad.y }
}

/** The hex of the board under a point, or null beside the board. */
export function findHexAt(point: HexPoint, board: HexBoard): HexPlace | null {
  const place = hexUnder(point, board)
  return isOnBoard(place, board) ? place : null
}

/** The hex under a point, on the board or off it. */
function hexUnder(point: HexPoint, board: HexBoard): HexPlace {
  const BoardHex = hexOf(board)
  const pad = padOf(board)
  const cube = pointToCube(BoardHex.settings, { x: point.x - pad.x, y: point.y - pad.y })
  const { col, row } = hexToOffset(new BoardHex(cube))
  return { row: row + 1, column: col + 1 }
}

/** honeycomb-grid puts its first hex at 0,0: lines that are pushed less would stick out on the other side. */
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

// honeycomb-grid counts from 0: our even-numbered lines are its odd ones, which the offset -1 pushes.
const HEXES = {
  pointy: { even: defineOurHex(Orientation.POINTY, -1), odd: defineOurHex(Orientation.POINTY, 1) },
  flat: { even: defineOurHex(Orientation.FLAT, -1), odd: defineOurHex(Orientation.FLAT, 1) },
} as const

function defineOurHex(orientation: Orientation, offset: 1 | -1) {
  return defineHex({ dimensions: 1, orientation, offset, origin: 'topLeft' })
}
