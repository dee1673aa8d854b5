import { type HexPlace, type HexBoard, isOnBoard } from './hex.ts'

/** Consecutive hexes of one row. */
export type HexRun = readonly [row: number, first: number, last: number]

/** A set of hexes as runs in row-major order. Runs do not touch each other. */
export type HexRuns = readonly HexRun[]

/** A mutable run under construction. */
type OpenRun = [row: number, first: number, last: number]

/** Builds a set from hexes in any order. */
export function buildHexRuns(places: Iterable<HexPlace>): HexRuns {
  return normalizeRuns(Array.from(places, ({ row, column }): HexRun => [row, column, column]))
}

/** Builds a set from runs in any order, which may touch or overlap. */
export function normalizeRuns(runs: readonly HexRun[]): HexRuns {
  const joined: OpenRun[] = []
  for (const [row, first, last] of runs.toSorted(([a, from], [b, to]) => a - b || from - to)) {
    const open = joined.at(-1)
    if (open?.[0] === row && first <= open[2] + 1) open[2] = Math.max(open[2], last)
    else joined.push([row, first, last])
  }
  return joined
}

/** Union of two sets. */
export function uniteRuns(a: HexRuns, b: HexRuns): HexRuns {
  return normalizeRuns([...a, ...b])
}

/** Difference: the hexes of `a` that are not in `b`. */
export function subtractRuns(a: HexRuns, b: HexRuns): HexRuns {
  const cuts = Map.groupBy(b, ([row]) => row)
  return a.flatMap((run) => cutRun(run, cuts.get(run[0]) ?? []))
}

/** Intersection: the hexes of `a` that are in `b`. */
export function intersectRuns(a: HexRuns, b: HexRuns): HexRuns {
  return subtractRuns(a, subtractRuns(a, b))
}

function cutRun([row, first, last]: HexRun, cuts: HexRuns): HexRun[] {
  const left: HexRun[] = []
  let from = first
  for (const [, cutFirst, cutLast] of cuts) {
    if (cutLast < from || cutFirst > last) continue
    if (cutFirst > from) left.push([row, from, cutFirst - 1])
    from = cutLast + 1
  }
  if (from <= last) left.push([row, from, last])
  return left
}

/** Iterates over the hexes of a set, row by row. */
export function* iterateHexes(runs: HexRuns): Generator<HexPlace> {
  for (const [row, first, last] of runs) for (let column = first; column <= last; column += 1) yield { row, column }
}

export function countHexes(runs: HexRuns): number {
  return runs.reduce((sum, [, first, last]) => sum + last - first + 1, 0)
}

export function hasHex(runs: HexRuns, { row, column }: HexPlace): boolean {
  return runs.some(([at, first, last]) => at === row && column >= first && column <= last)
}

export function areRunsOnBoard(runs: HexRuns, board: HexBoard): boolean {
  return runs.every(([row, first, last]) => isOnBoard({ row, column: first }, board) && last <= board.columns)
}

/** Mask of a set: 1 for every hex in it, at index (row - 1) × columns + column - 1. */
export function buildHexMask(runs: HexRuns, { rows, columns }: HexBoard): Uint8Array {
  const mask = new Uint8Array(rows * columns)
  for (const [row, first, last] of runs)
    if (row >= 1 && row <= rows)
      mask.fill(1, (row - 1) * columns + Math.max(0, first - 1), (row - 1) * columns + Math.min(columns, last))
  return mask
}

/** Builds a set from the hexes that are 1 in a mask. */
export function buildRunsFromMask(mask: Uint8Array, { columns }: HexBoard): HexRuns {
  const runs: OpenRun[] = []
  for (let hex = mask.indexOf(1); hex !== -1; hex = mask.indexOf(1, hex + 1)) {
    const [row, column] = [Math.floor(hex / columns) + 1, (hex % columns) + 1]
    const open = runs.at(-1)
    if (open?.[0] === row && open[2] === column - 1) open[2] = column
    else runs.push([row, column, column])
  }
  return runs
}
