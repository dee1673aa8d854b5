import type { RouteView } from '#shared/contract/cluster.ts'
import type { HexPoint } from '#shared/kit/hex.ts'

/** Routes by the squares of the board that they pass, so that those near a point are found without looking at all. */
export interface RouteGrid {
  /** Routes that may pass within `reach` of a point, some of them twice. */
  near(point: HexPoint, reach: number): Iterable<RouteView>
}

/** Routes and their lines: x1, y1, x2, y2 of each, in hex radii. */
export interface RouteSegments {
  readonly routes: readonly RouteView[]
  readonly ends: Float32Array
  /** How large the board is. */
  readonly width: number
  readonly height: number
}

/** The side of a square, in hex radii. */
const SQUARE = 4

/** A grid of routes in two typed arrays: those of square i are `held[start[i]]` to `held[start[i + 1] - 1]`. */
export function createRouteGrid(lines: RouteSegments): RouteGrid {
  const columns = Math.ceil(lines.width / SQUARE) + 1
  const rows = Math.ceil(lines.height / SQUARE) + 1
  const start = new Int32Array(columns * rows + 1)
  eachSquare(lines, columns, (square) => (start[square + 1] = (start[square + 1] ?? 0) + 1))
  for (let square = 0; square < columns * rows; square += 1)
    start[square + 1] = (start[square + 1] ?? 0) + (start[square] ?? 0)
  const next = start.slice()
  const held = new Int32Array(start[columns * rows] ?? 0)
  eachSquare(lines, columns, (square, route) => {
    const at = next[square] ?? 0
    held[at] = route
    next[square] = at + 1
  })
  return {
    *near({ x, y }, reach) {
      // A line may cut a corner between two of its points: half of their distance more is enough.
      const wide = reach + SQUARE / 4
      const [left, right] = [squareOf(x - wide, columns), squareOf(x + wide, columns)]
      for (let row = squareOf(y - wide, rows); row <= squareOf(y + wide, rows); row += 1)
        for (let square = row * columns + left; square <= row * columns + right; square += 1)
          for (let at = start[square] ?? 0; at < (start[square + 1] ?? 0); at += 1) {
            const route = lines.routes[held[at] ?? -1]
            if (route) yield route
          }
    },
  }
}

function squareOf(length: number, squares: number): number {
  return Math.min(squares - 1, Math.max(0, Math.floor(length / SQUARE)))
}

/** Visits the squares of points of every line that lie half a square apart. */
function eachSquare(
  { routes, ends }: RouteSegments,
  columns: number,
  visit: (square: number, route: number) => void,
): void {
  for (let route = 0; route < routes.length; route += 1) {
    const [x, y] = [ends[4 * route] ?? 0, ends[4 * route + 1] ?? 0]
    const [dx, dy] = [(ends[4 * route + 2] ?? 0) - x, (ends[4 * route + 3] ?? 0) - y]
    const steps = Math.ceil((2 * Math.hypot(dx, dy)) / SQUARE)
    let before = -1
    for (let step = 0; step <= steps; step += 1) {
      const part = steps === 0 ? 0 : step / steps
      const square = Math.floor((y + dy * part) / SQUARE) * columns + Math.floor((x + dx * part) / SQUARE)
      if (square !== before) visit(square, route)
      before = square
    }
  }
}

/** How far a point is from a line, its ends included. */
export function distanceToSegment(point: HexPoint, from: HexPoint, to: HexPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
  const held = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - held * dx, point.y - from.y - held * dy)
}
