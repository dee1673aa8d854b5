import { defineHex, type Hex, hexToOffset, Orientation, pointToCube } from 'honeycomb-grid'

/** A hex's place on the board: rows from 1 at the top, columns from 1 at the left (FIST-MAP-1). */
export interface HexPlace {
  readonly row: number
  readonly column: number
}

/** How many rows and columns a board has. */
export interface HexBoard {
  readonly rows: number
  readonly columns: number
}

/** A point of the drawn board in hex radii: 0,0 is its top left corner, y grows downwards. */
export interface HexPoint {
  readonly x: number
  readonly y: number
}

/** The way from a hex to a neighbour. */
export type HexDirection = 'east' | 'south-east' | 'south-west' | 'west' | 'north-west' | 'north-east'

/** All directions, clockwise from the right. */
export const HEX_DIRECTIONS = [
  'east',
  'south-east',
  'south-west',
  'west',
  'north-west',
  'north-east',
] as const satisfies readonly HexDirection[]

/** A hex's width in hex radii. */
export const HEX_WIDTH = Math.sqrt(3)

/** From one row of hexes to the next, in hex radii. */
export const HEX_ROW_STEP = 1.5

// honeycomb-grid counts from 0: our even-numbered rows are its odd ones, which the offset -1 pushes to the right.
const BoardHex = defineHex({ dimensions: 1, orientation: Orientation.POINTY, offset: -1, origin: 'topLeft' })

/** A hex's label: two digits row, two digits column, such as `0412` (FIST-MAP-1). */
export function hexLabel({ row, column }: HexPlace): string {
  return `${twoDigits(row)}${twoDigits(column)}`
}

/** The hex that a label such as `0412` names, or null when it names none on the board. */
export function parseHexLabel(label: string, board: HexBoard): HexPlace | null {
  const text = label.trim()
  if (!/^\d{4}$/.test(text)) return null
  const place = { row: Number(text.slice(0, 2)), column: Number(text.slice(2)) }
  return isOnBoard(place, board) ? place : null
}

/** Whether a hex is on the board. */
export function isOnBoard({ row, column }: HexPlace, { rows, columns }: HexBoard): boolean {
  return row >= 1 && row <= rows && column >= 1 && column <= columns
}

/** Whether two places are the same hex. */
export function isSameHex(one: HexPlace, other: HexPlace): boolean {
  return one.row === other.row && one.column === other.column
}

/** How many hexes lie between two hexes, the last one counted (FIST-MAP-4). */
export function hexDistance(one: HexPlace, other: HexPlace): number {
  const dr = other.row - one.row
  const dq = other.column - one.column - (rowShift(other) - rowShift(one))
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr))
}

/** The neighbour in a direction; it may be off the board. */
export function hexStep({ row, column }: HexPlace, direction: HexDirection): HexPlace {
  const toRight = row % 2 === 0 ? 1 : 0
  switch (direction) {
    case 'east':
      return { row, column: column + 1 }
    case 'west':
      return { row, column: column - 1 }
    case 'north-east':
      return { row: row - 1, column: column + toRight }
    case 'north-west':
      return { row: row - 1, column: column + toRight - 1 }
    case 'south-east':
      return { row: row + 1, column: column + toRight }
    case 'south-west':
      return { row: row + 1, column: column + toRight - 1 }
  }
}

/** The neighbours that are on the board, clockwise from the right. */
export function hexNeighbours(place: HexPlace, board: HexBoard): HexPlace[] {
  return HEX_DIRECTIONS.map((direction) => hexStep(place, direction)).filter((near) => isOnBoard(near, board))
}

/** The middle of a hex. */
export function hexCentre(place: HexPlace): HexPoint {
  const { x, y } = toHex(place)
  return { x, y }
}

/** A hex's six corners, clockwise from the top right. */
export function hexCorners(place: HexPlace): readonly HexPoint[] {
  return toHex(place).corners
}

/** The hex of the board under a point, or null beside the board. */
export function hexAt(point: HexPoint, board: HexBoard): HexPlace | null {
  const { col, row } = hexToOffset(new BoardHex(pointToCube(BoardHex.settings, point)))
  const place = { row: row + 1, column: col + 1 }
  return isOnBoard(place, board) ? place : null
}

/** How large a board is when a hex has the radius 1. */
export function boardSize({ rows, columns }: HexBoard): { readonly width: number; readonly height: number } {
  const shift = rows > 1 ? 0.5 : 0
  return { width: (columns + shift) * HEX_WIDTH, height: (rows - 1) * HEX_ROW_STEP + 2 }
}

function toHex({ row, column }: HexPlace): Hex {
  return new BoardHex({ row: row - 1, col: column - 1 })
}

/** How far a row has been pushed against the slanted axis of cube coordinates. */
function rowShift({ row }: HexPlace): number {
  return Math.floor((row - 1) / 2)
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
