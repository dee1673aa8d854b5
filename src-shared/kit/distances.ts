import { type ConvexPolygon, getCorner, isPointInPolygon, type Point, getOrientation } from './convex.ts'
import { isEdgeCrossed, type SegmentEnds } from './crossings.ts'
import { computeOverlapDepth } from './overlaps.ts'

/** Smallest distance between two convex polygons; 0 if they overlap. */
export function getPolygonGap(a: ConvexPolygon, b: ConvexPolygon): number {
  if (computeOverlapDepth(a, b) > 0) return 0
  return Math.min(leastDistance(a, b), leastDistance(b, a))
}

function leastDistance(corners: ConvexPolygon, otherConvex: ConvexPolygon): number {
  let least = Infinity
  for (const corner of corners) {
    const square = squareToEdges(otherConvex, corner)
    if (square < least) least = square
  }
  return Math.sqrt(least)
}

/** Squared distance from a point to the nearest edge of a figure. */
function squareToEdges(figure: ConvexPolygon, point: Point): number {
  let least = Infinity
  let from = getCorner(figure, figure.length - 1)
  for (const to of figure) {
    const square = squareToEdge(point, from, to)
    if (square < least) least = square
    from = to
  }
  return least
}

function squareToEdge({ x, y }: Point, { x: fromX, y: fromY }: Point, to: Point): number {
  const dx = to.x - fromX
  const dy = to.y - fromY
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / square))
  const farX = x - fromX - along * dx
  const farY = y - fromY - along * dy
  return farX * farX + farY * farY
}

/** Distance from a point to a polygon, a line or a point; 0 inside. */
export function getPointDistanceToPolygon(polygon: ConvexPolygon, point: Point): number {
  return isPointInPolygon(polygon, point) ? 0 : Math.sqrt(squareToEdges(polygon, point))
}

/**
 * Whether a point lies inside a polygon of at least three corners or nearer to it than `far` (above 0). Faster than
 * `getPointDistanceToPolygon`.
 */
export function isPointNearerToPolygon(polygon: ConvexPolygon, point: Point, far: number): boolean {
  let isInside = true
  let from = getCorner(polygon, polygon.length - 1)
  for (const to of polygon) {
    const turn = getOrientation(from, to, point)
    if (turn < 0) {
      const dx = to.x - from.x
      const dy = to.y - from.y
      if (turn * turn >= far * far * (dx * dx + dy * dy)) return false
      isInside = false
    }
    from = to
  }
  return isInside || squareToEdges(polygon, point) < far * far
}

/** Nearest point of a polygon, a line or a point; the given point itself if it lies inside. */
export function getNearestPointOfPolygon(polygon: ConvexPolygon, point: Point): Point {
  if (isPointInPolygon(polygon, point)) return point
  let [nearest, least] = [point, Infinity]
  for (let index = 0; index < polygon.length; index += 1) {
    const [from, to] = [getCorner(polygon, index), getCorner(polygon, index + 1)]
    const on = nearestOnEdge(point, from, to)
    const far = Math.hypot(point.x - on.x, point.y - on.y)
    if (far < least) [nearest, least] = [on, far]
  }
  return nearest
}

function nearestOnEdge({ x, y }: Point, from: Point, to: Point): Point {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square))
  return { x: from.x + along * dx, y: from.y + along * dy }
}

/** Distance from a point to a segment. */
export function getDistanceToSegment(point: Point, from: Point, to: Point): number {
  return Math.sqrt(squareToEdge(point, from, to))
}

/** Whether a point is nearer to a segment than `far`. */
export function isPointNearerToSegment(point: Point, [from, to]: SegmentEnds, far: number): boolean {
  return squareToEdge(point, from, to) < far * far
}

/** Smallest distance between two figures with any number of corners: points, lines, polygons. */
export function getDistanceBetweenFigures(a: ConvexPolygon, b: ConvexPolygon): number {
  if (a.length === 1 && b.length === 1)
    return Math.hypot(getCorner(a, 0).x - getCorner(b, 0).x, getCorner(a, 0).y - getCorner(b, 0).y)
  if (a.length > 2 && b.length > 2) return getPolygonGap(a, b)
  const [line, area] = a.length > 2 ? [b, a] : [a, b]
  if (line.some((corner) => isPointInPolygon(area, corner))) return 0
  const [from, to] = line
  if (from && to && isEdgeCrossed(area, from, to)) return 0
  return Math.min(leastDistance(a, b), leastDistance(b, a))
}
