import { createHexField, type HexField, type HexIndex } from '#shared/kit/hex-field.ts'
import { type HexRuns, buildHexMask } from '#shared/kit/hex-runs.ts'
import { HEX_SIDES, type HexPlace } from '#shared/kit/hex.ts'
import { SECTOR_BOARD } from './sector-board.ts'

/** A piece of a region: its rim as Traveller writes it, and whether there are holes in it that a rim cannot say. */
interface RimPart {
  readonly rim: readonly HexPlace[]
  readonly hasHoles: boolean
}

/** Fills the inside of a closed rim: all that cannot be reached from outside without crossing it, the rim among it; places may lie beside the sector. */
export function fillInterior(rim: readonly HexPlace[]) {
  const { field, row, column } = boardAround(rim)
  const indices = rim.map((place) => field.indexOf({ row: place.row - row, column: place.column - column }))
  const state = new Uint8Array(field.size)
  const line = new Int32Array(field.board.rows + field.board.columns)
  /** Steps of the rim that were no steps to a neighbour, and were closed by a straight line. */
  let gaps = 0
  for (const [at, hex] of indices.entries()) {
    const next = indices[(at + 1) % indices.length] ?? hex
    if (field.distance(hex, next) > 1) gaps += 1
    for (const on of line.subarray(0, field.line(hex, next, line))) state[on] = 1
  }
  const outside = flood(field, 0, (hex) => state[hex] === 0)
  for (const hex of outside) state[hex] = 2
  const hexes: HexPlace[] = []
  for (const [hex, is] of state.entries())
    if (is !== 2) hexes.push({ row: field.placeOf(hex).row + row, column: field.placeOf(hex).column + column })
  return { hexes, gaps }
}

/** A board one hex wider than some places on every side, and what to take off them there; columns keep their parity. */
function boardAround(places: readonly HexPlace[]): { field: HexField; row: number; column: number } {
  const span = (values: readonly number[]) =>
    [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const
  const [top, bottom] = span(places.map((place) => place.row))
  const [left, right] = span(places.map((place) => place.column))
  const [row, column] = [top - 2, 2 * Math.floor((left - 2) / 2)]
  return {
    field: createHexField({ ...SECTOR_BOARD, rows: bottom - row + 1, columns: right - column + 1 }),
    row,
    column,
  }
}

/** The parts of a region, each with its rim clockwise from the topmost hex of its leftmost column and back to it. */
export function listRims(region: HexRuns): readonly RimPart[] {
  const field = createHexField(SECTOR_BOARD)
  const left = buildHexMask(region, SECTOR_BOARD)
  const parts: RimPart[] = []
  for (let hex = left.indexOf(1); hex !== -1; hex = left.indexOf(1)) {
    const part = flood(field, hex, (value) => left[value] === 1)
    for (const value of part) left[value] = 0
    const rim = walk(field, new Set(part)).map((value) => field.placeOf(value))
    parts.push({ rim, hasHoles: fillInterior(rim).hexes.length > part.length })
  }
  return parts
}

/** Goes around a connected set with its outside at the left hand. */
function walk(field: HexField, part: ReadonlySet<HexIndex>): HexIndex[] {
  const start = [...part].reduce((best, hex) => (isBefore(field, hex, best) ? hex : best))
  const stepFrom = (hex: HexIndex, first: number) =>
    HEX_SIDES.map((side) => (first + side) % 6).find((side) => part.has(field.neighbour(hex, side)))
  // Nothing lies south-west of the start, the first side to look across.
  const firstSide = stepFrom(start, 2)
  if (firstSide === undefined) return [start]
  const rim = [start]
  let [hex, side] = [start, firstSide]
  do {
    hex = field.neighbour(hex, side)
    rim.push(hex)
    // The side after the one that leads back.
    side = stepFrom(hex, (side + 4) % 6) ?? side
  } while (hex !== start || side !== firstSide)
  return rim
}

function isBefore(field: HexField, one: HexIndex, other: HexIndex): boolean {
  const [a, b] = [field.placeOf(one), field.placeOf(other)]
  return a.column < b.column || (a.column === b.column && a.row < b.row)
}

/** All that can be reached from a hex over hexes that are free. */
function flood(field: HexField, from: HexIndex, isFree: (hex: HexIndex) => boolean): HexIndex[] {
  const reached = [from]
  const seen = new Uint8Array(field.size)
  seen[from] = 1
  for (const hex of reached)
    for (const side of HEX_SIDES) {
      const near = field.neighbour(hex, side)
      if (near < 0 || seen[near] === 1 || !isFree(near)) continue
      seen[near] = 1
      reached.push(near)
    }
  return reached
}
