import type { RouteView } from '#shared/contract/cluster.ts'
import type { HexPoint } from '#shared/kit/hex.ts'

/** Grid index of routes: finds those near a point without scanning all. */
export interface RouteGrid {
  /** Routes that may pass within `reach` of a point; may contain duplicates. */
  near(point: HexPoint, reach: number): Iterable<RouteView>
}

/** Routes and their segments: x1, y1, x2, y2 of each, in hex radii. */
export interface RouteSegments {
  readonly routes: readonly RouteView[]
  readonly ends: Float32Array
  /** Size of the board, in hex radii. */
  readonly width: number
  readonly height: number
}

/** Side of a grid square, in hex radii. */
const SQUARE = 4

/** Builds the grid in two typed arrays: the routes of square i are `held[start[i]]` to `held[start[i + 1] - 1]`. */
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
      // A segment may cut a corner between two sample points; half their distance is a sufficient margin.
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

/** Visits the squares of sample points on every segment, half a square apart. */
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

/** Distance between a point and a segment, including its ends. */
export function computeDistanceToSegment(point: HexPoint, from: HexPoint, to: HexPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy)
  const held = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - held * dx, point.y - from.y - held * dy)
}
