import { type Convex, isPointInPolygon, getCentroid, type Point } from './convex.ts'
import { isCrossed, findShareInPolygon } from './crossings.ts'
import { getDistanceBetween, getDistanceToPoint, findNearestPoint } from './distances.ts'
import { computeArea, splitIntoConvex, isPointInOutline } from './outlines.ts'
import { computeOverlapDepth } from './overlaps.ts'

/** The corners of an area, counter-clockwise; it may bend inwards, and does not cross itself. */
export type Outline = readonly Point[]

/** With fewer corners there is a point or a line, and nothing to part. */
const LEAST_CORNERS = 3
const KNOWN = new WeakMap<Outline, readonly Convex[]>()

/** The convex pieces that an area is measured by; points and lines are one piece. */
export function listConvexPieces(outline: Outline): readonly Convex[] {
  if (outline.length < LEAST_CORNERS) return [outline]
  const known = KNOWN.get(outline)
  if (known) return known
  const parts = splitIntoConvex(outline)
  const pieces = parts.length === 0 ? [outline] : parts
  KNOWN.set(outline, pieces)
  return pieces
}

/** Whether a point lies in an area, or on its border; what is on a seam between two pieces may look as if it were in neither. */
export function isInArea(outline: Outline, point: Point): boolean {
  const pieces = listConvexPieces(outline)
  return (
    pieces.some((piece) => isPointInPolygon(piece, point)) || (pieces.length > 1 && isPointInOutline(outline, point))
  )
}

/** How deep a convex polygon lies in an area, by the shortest way out of the piece that holds most of it; 0 and less where it does not. */
export function computeDepthInArea(outline: Outline, shape: Convex): number {
  return Math.max(...listConvexPieces(outline).map((piece) => computeOverlapDepth(shape, piece)))
}

/** The distance between the nearest points of two areas, lines or points; 0 where they overlap. */
export function getAreaDistance(a: Outline, b: Outline): number {
  if (a.length < LEAST_CORNERS && b.length < LEAST_CORNERS) return getDistanceBetween(a, b)
  let least = Infinity
  for (const piece of listConvexPieces(a))
    for (const theirs of listConvexPieces(b)) least = Math.min(least, getDistanceBetween(piece, theirs))
  return least
}

/** The distance from a point to the nearest one of an area, a line or a point; 0 inside. */
export function getDistanceToArea(outline: Outline, point: Point): number {
  if (outline.length < LEAST_CORNERS) return getDistanceToPoint(outline, point)
  let least = Infinity
  for (const piece of listConvexPieces(outline)) least = Math.min(least, getDistanceToPoint(piece, point))
  return least
}

/** Whether the line between two points has a point in common with an area. */
export function isAreaCrossed(outline: Outline, from: Point, to: Point): boolean {
  const pieces = listConvexPieces(outline)
  return pieces.some((piece) => isCrossed(piece, from, to)) || (pieces.length > 1 && isPointInOutline(outline, from))
}

/** The parts of the way between two points that lie in an area, as shares of it; such as touch are not joined. */
export function listSharesInArea(outline: Outline, from: Point, to: Point): (readonly [number, number])[] {
  return listConvexPieces(outline).flatMap((piece) => {
    const share = findShareInPolygon(piece, from, to)
    return share ? [share] : []
  })
}

/** A point inside an area: the middle of its corners, or that of its largest piece where it bends. */
export function findInteriorPoint(outline: Outline): Point {
  const [first = outline, ...others] = listConvexPieces(outline)
  return getCentroid(
    others.reduce((largest, piece) => (computeArea(piece) > computeArea(largest) ? piece : largest), first),
  )
}

/** The point of an area, a line or a point that is nearest to a point; the point itself inside. */
export function findNearestPointInArea(outline: Outline, point: Point): Point {
  return isInArea(outline, point) ? point : findNearestPoint(outline, point)
}
