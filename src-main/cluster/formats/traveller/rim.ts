import { createHexIndexer, type HexIndexer, type HexIndex } from '#shared/kit/hex-indexer.ts'
import { type HexRuns, buildHexMask } from '#shared/kit/hex-runs.ts'
import { HEX_SIDES, type HexPlace } from '#shared/kit/hex.ts'
import { SECTOR_BOARD } from './sector-board.ts'

/** A part of a region: its rim in Traveller form, and whether it has holes, which a rim cannot represent. */
interface RimPart {
  readonly rim: readonly HexPlace[]
  readonly hasHoles: boolean
}

/**
 * Fills the interior of a closed rim, including the rim itself: everything that cannot be reached from outside without
 * crossing it. Hexes may lie beside the sector.
 */
export function computeHexesInsideRim(rim: readonly HexPlace[]) {
  const { field, row, column } = boardAround(rim)
  const indices = rim.map((place) => field.indexOf({ row: place.row - row, column: place.column - column }))
  const state = new Uint8Array(field.size)
  const line = new Int32Array(field.board.rows + field.board.columns)
  /** Number of steps between hexes that are not adjacent, which were closed by a straight line. */
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

/** Creates a board with a margin around some hexes, and the offset to it. Columns keep their parity. */
function boardAround(places: readonly HexPlace[]): { field: HexIndexer; row: number; column: number } {
  const span = (values: readonly number[]) =>
    [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))] as const
  const [top, bottom] = span(places.map((place) => place.row))
  const [left, right] = span(places.map((place) => place.column))
  const [row, column] = [top - 2, 2 * Math.floor((left - 2) / 2)]
  return {
    field: createHexIndexer({ ...SECTOR_BOARD, rows: bottom - row + 1, columns: right - column + 1 }),
    row,
    column,
  }
}

/**
 * Lists the parts of a region, each with its rim clockwise, starting and ending at the topmost hex of its leftmost
 * column.
 */
export function listRegionRims(region: HexRuns): readonly RimPart[] {
  const field = createHexIndexer(SECTOR_BOARD)
  const left = buildHexMask(region, SECTOR_BOARD)
  const parts: RimPart[] = []
  for (let hex = left.indexOf(1); hex !== -1; hex = left.indexOf(1)) {
    const part = flood(field, hex, (value) => left[value] === 1)
    for (const value of part) left[value] = 0
    const rim = walk(field, new Set(part)).map((value) => field.placeOf(value))
    parts.push({ rim, hasHoles: computeHexesInsideRim(rim).hexes.length > part.length })
  }
  return parts
}

/** Walks around a connected set with the outside on the left. */
function walk(field: HexIndexer, part: ReadonlySet<HexIndex>): HexIndex[] {
  const start = [...part].reduce((best, hex) => (isBefore(field, hex, best) ? hex : best))
  const stepFrom = (hex: HexIndex, first: number) =>
    HEX_SIDES.map((side) => (first + side) % 6).find((side) => part.has(field.neighbour(hex, side)))
  // There is nothing south-west of the start, so this side is checked first.
  const firstSide = stepFrom(start, 2)
  if (firstSide === undefined) return [start]
  const rim = [start]
  let [hex, side] = [start, firstSide]
  do {
    hex = field.neighbour(hex, side)
    rim.push(hex)
    // Continues with the side after the one that leads back.
    side = stepFrom(hex, (side + 4) % 6) ?? side
  } while (hex !== start || side !== firstSide)
  return rim
}

function isBefore(field: HexIndexer, hexA: HexIndex, hexB: HexIndex): boolean {
  const [a, b] = [field.placeOf(hexA), field.placeOf(hexB)]
  return a.column < b.column || (a.column === b.column && a.row < b.row)
}

/** Flood fill: all hexes reachable from a hex over free hexes. */
function flood(field: HexIndexer, from: HexIndex, isFree: (hex: HexIndex) => boolean): HexIndex[] {
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
