import type { HexRuns } from '#shared/kit/hex-runs.ts'
import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import type { HexBoard } from '#shared/kit/hex.ts'

/** A closed polygon: x and y of its corners in hex radii. The last corner is connected to the first. */
export type OutlineRing = Float32Array

/** Outlines of a set of hexes: outer rings clockwise, holes counter-clockwise. */
export function buildHexOutline(runs: HexRuns, board: HexBoard, middles: Float32Array): OutlineRing[] {
  return traceRings(findBorderSides(runs, frameRuns(runs, board), board), board, middles)
}

/**
 * Outlines of the hexes that bear the same number, by that number. `labels` holds the number of each hex in index
 * order; hexes with 0 have no outline.
 */
export function buildOutlinesByNumber(
  labels: Uint16Array,
  board: HexBoard,
  middles: Float32Array,
): ReadonlyMap<number, readonly OutlineRing[]> {
  const { rows, columns } = board
  const whole = Array.from({ length: rows }, (_, row) => [row + 1, 1, columns] as const)
  const framed = new Uint16Array((rows + 2) * (columns + 2))
  for (let row = 0; row < rows; row += 1)
    framed.set(labels.subarray(row * columns, (row + 1) * columns), (row + 1) * (columns + 2) + 1)
  const sides = findBorderSides(whole, framed, board)
  const labelOf = (side: number) => labels[Math.floor(side / 6)] ?? 0
  const byLabel = Map.groupBy(sides, ([side]) => labelOf(side))
  return new Map([...byLabel].map(([label, own]) => [label, traceRings(new Map(own), board, middles)]))
}

/** Joins sides to rings. Takes them out of the map. */
function traceRings(next: Map<number, number>, board: HexBoard, middles: Float32Array): OutlineRing[] {
  const rings: OutlineRing[] = []
  for (const start of next.keys()) {
    const corners: number[] = []
    for (let side: number | undefined = start; side !== undefined; side = follow(next, side)) corners.push(side)
    if (corners.length > 0) rings.push(ringOf(corners, board, middles))
  }
  return rings
}

/** Removes and returns the successor of a side. */
function follow(next: Map<number, number>, side: number): number | undefined {
  const after = next.get(side)
  next.delete(side)
  return after !== undefined && next.has(after) ? after : undefined
}

/**
 * Maps every side between hexes of different labels, hex × 6 + side, to the side that continues from its end. Hexes with
 * label 0 have no border. `framed` holds the labels with a frame of empty hexes.
 */
function findBorderSides(runs: HexRuns, framed: Uint16Array, board: HexBoard): Map<number, number> {
  const { columns } = board
  const steps = neighbourSteps(board)
  const next = new Map<number, number>()
  for (const [row, first, last] of runs)
    for (let column = first; column <= last; column += 1) {
      const step = steps[(board.orientation === 'pointy' ? row : column) % 2] ?? []
      const at = row * (columns + 2) + column
      const label = framed[at] ?? 0
      if (label === 0) continue
      const hex = (row - 1) * columns + column - 1
      for (let side = 0; side < 6; side += 1) {
        if (framed[at + (step[side]?.inFrame ?? 0)] === label) continue
        // Clockwise: either the next side of this hex, or a side of the adjacent neighbour.
        const turn = (side + 1) % 6
        const beside = step[turn]
        const isIn = beside !== undefined && framed[at + beside.inFrame] === label
        next.set(hex * 6 + side, isIn ? (hex + beside.onBoard) * 6 + ((side + 5) % 6) : hex * 6 + turn)
      }
    }
  return next
}

/** Label 1 for the hexes of a set, with a frame of empty hexes, so that every neighbour has an index. */
function frameRuns(runs: HexRuns, { rows, columns }: HexBoard): Uint16Array {
  const width = columns + 2
  const mask = new Uint16Array((rows + 2) * width)
  for (const [row, first, last] of runs)
    if (row >= 1 && row <= rows)
      mask.fill(1, row * width + Math.max(1, first), row * width + Math.min(columns, last) + 1)
  return mask
}

/** Offsets of a neighbour in the two arrays. */
interface NeighbourStep {
  readonly inFrame: number
  readonly onBoard: number
}

/** Step across each side (as in hex.ts), for even and for odd lines. */
function neighbourSteps({ orientation, shifted, columns }: HexBoard): readonly (readonly NeighbourStep[])[] {
  return (['even', 'odd'] as const).map((line) => {
    const pushed = line === shifted ? 1 : 0
    const ways: readonly (readonly [row: number, column: number])[] =
      orientation === 'pointy'
        ? [
            [0, 1],
            [1, pushed],
            [1, pushed - 1],
            [0, -1],
            [-1, pushed - 1],
            [-1, pushed],
          ]
        : [
            [pushed, 1],
            [1, 0],
            [pushed, -1],
            [pushed - 1, -1],
            [-1, 0],
            [pushed - 1, 1],
          ]
    return ways.map(([row, column]) => ({ inFrame: row * (columns + 2) + column, onBoard: row * columns + column }))
  })
}

function ringOf(sides: readonly number[], { orientation }: HexBoard, middles: Float32Array): OutlineRing {
  const corners = getCornerOffsets(orientation)
  const ring = new Float32Array(2 * sides.length)
  sides.forEach((side, index) => {
    const hex = Math.floor(side / 6)
    const corner = corners[side % 6]
    ring[2 * index] = (middles[2 * hex] ?? 0) + (corner?.x ?? 0)
    ring[2 * index + 1] = (middles[2 * hex + 1] ?? 0) + (corner?.y ?? 0)
  })
  return ring
}
