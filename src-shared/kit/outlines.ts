import { toCounterClockwiseConvex, type ConvexPolygon, getCorner, type Point, getOrientation } from './convex.ts'
import type { SegmentEnds } from './crossings.ts'

/** Convex hull of points, counter-clockwise (Andrew's monotone chain). */
export function computeConvexHull(points: readonly Point[]): ConvexPolygon {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** One half of a hull, without its last point. */
function halfHull(sorted: readonly Point[]): Point[] {
  const side: Point[] = []
  for (const point of sorted) {
    while (
      side.length > 1 &&
      getOrientation(getCorner(side, side.length - 2), getCorner(side, side.length - 1), point) <= 0
    )
      side.pop()
    side.push(point)
  }
  side.pop()
  return side
}

/** Signed area of a polygon: above 0 if its corners are counter-clockwise. */
export function computeSignedArea(outline: readonly Point[]): number {
  return outline.reduce((sum, point, at) => {
    const next = getCorner(outline, at + 1)
    return sum + (point.x * next.y - next.x * point.y) / 2
  }, 0)
}

/** Whether two non-adjacent edges of a polygon share a point. */
export function isSelfIntersecting(outline: readonly Point[]): boolean {
  const count = outline.length
  return outline.some((from, at) =>
    outline.some((otherPoint, index) => {
      const isNeighbour = index <= at + 1 || (at === 0 && index === count - 1)
      return !isNeighbour && doMeet([from, getCorner(outline, at + 1)], [otherPoint, getCorner(outline, index + 1)])
    }),
  )
}

/** Splits a simple polygon into convex ones along diagonals. Returns a convex polygon unchanged. */
export function splitIntoConvexPolygons(outline: readonly Point[]): ConvexPolygon[] {
  const convex = toCounterClockwiseConvex(outline)
  if (convex) return [convex]
  const area = computeSignedArea(outline)
  if (area === 0 || isSelfIntersecting(outline)) return []
  const ordered = area < 0 ? outline.toReversed() : outline
  const cut = bestCut(ordered)
  if (!cut) return []
  const [from, to] = cut
  return [
    ...splitIntoConvexPolygons(ordered.slice(from, to + 1)),
    ...splitIntoConvexPolygons([...ordered.slice(to), ...ordered.slice(0, from + 1)]),
  ]
}

/** Shortest diagonal from a reflex corner to another corner, through the inside. */
function bestCut(outline: readonly Point[]): readonly [number, number] | null {
  const count = outline.length
  const cuts = outline.flatMap((corner, at) => {
    if (getOrientation(getCorner(outline, at + count - 1), corner, getCorner(outline, at + 1)) >= 0) return []
    return outline.flatMap((otherPoint, index) => {
      const apart = Math.abs(index - at)
      if (apart < 2 || apart === count - 1 || !isInside(outline, at, index)) return []
      const ends = [Math.min(at, index), Math.max(at, index)] as const
      return [{ ends, length: Math.hypot(otherPoint.x - corner.x, otherPoint.y - corner.y) }]
    })
  })
  return cuts.toSorted((a, b) => a.length - b.length)[0]?.ends ?? null
}

/** Whether the diagonal between two corners lies inside a polygon. */
function isInside(outline: readonly Point[], at: number, index: number): boolean {
  const [from, to] = [getCorner(outline, at), getCorner(outline, index)]
  const isCut = outline.some((corner, edge) => {
    const next = getCorner(outline, edge + 1)
    const touches = [corner, next].some((point) => point === from || point === to)
    return !touches && doMeet([corner, next], [from, to])
  })
  return !isCut && isPointInOutline(outline, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
}

/** Whether a point lies inside a simple polygon (even–odd rule with a ray to the right). Unspecified on the border. */
export function isPointInOutline(outline: readonly Point[], { x, y }: Point): boolean {
  return outline.reduce((isIn, point, at) => {
    const next = getCorner(outline, at + 1)
    const isCrossed =
      point.y > y !== next.y > y && x < ((next.x - point.x) * (y - point.y)) / (next.y - point.y) + point.x
    return isCrossed ? !isIn : isIn
  }, false)
}

function doMeet([a, b]: SegmentEnds, [c, d]: SegmentEnds): boolean {
  const [turnC, turnD, turnA, turnB] = [
    getOrientation(a, b, c),
    getOrientation(a, b, d),
    getOrientation(c, d, a),
    getOrientation(c, d, b),
  ]
  if (turnC * turnD < 0 && turnA * turnB < 0) return true
  const on = (turn: number, [from, to]: SegmentEnds, point: Point) =>
    turn === 0 &&
    point.x >= Math.min(from.x, to.x) &&
    point.x <= Math.max(from.x, to.x) &&
    point.y >= Math.min(from.y, to.y) &&
    point.y <= Math.max(from.y, to.y)
  return on(turnC, [a, b], c) || on(turnD, [a, b], d) || on(turnA, [c, d], a) || on(turnB, [c, d], b)
}
