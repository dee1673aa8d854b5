import type { Convex, Point } from '#shared/kit/convex.ts'

/** The smallest convex polygon that holds all points. */
export function hullOf(points: readonly Point[]): Convex {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** One side of a hull, without its last point. */
function halfHull(sorted: readonly Point[]): Point[] {
  const side: Point[] = []
  for (const point of sorted) {
    while (side.length > 1 && turnOf(side.at(-2), side.at(-1), point) <= 0) side.pop()
    side.push(point)
  }
  side.pop()
  return side
}

/** Above 0 where the way from a over b to c turns left. */
function turnOf(a: Point | undefined, b: Point | undefined, c: Point): number {
  return a && b ? (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) : 1
}
