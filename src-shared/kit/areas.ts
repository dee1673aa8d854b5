import { type ConvexPolygon, isPointInPolygon, computeMeanPoint, type Point } from './convex.ts'
import { isPolygonCrossed, findSegmentIntervalInPolygon } from './crossings.ts'
import { getDistanceBetweenFigures, getPointDistanceToPolygon, getNearestPointOfPolygon } from './distances.ts'
import { computeSignedArea, splitIntoConvexPolygons, isPointInOutline } from './outlines.ts'
import { computeOverlapDepth } from './overlaps.ts'

/** Corners of a simple polygon, counter-clockwise. It may be concave. */
export type Outline = readonly Point[]

/** Fewer corners make a point or a line, which is not split. */
const LEAST_CORNERS = 3
const KNOWN = new WeakMap<Outline, readonly ConvexPolygon[]>()

/** Convex pieces of an area, used for all measurements. A point or a line is one piece. */
export function listConvexPieces(outline: Outline): readonly ConvexPolygon[] {
  if (outline.length < LEAST_CORNERS) return [outline]
  const known = KNOWN.get(outline)
  if (known) return known
  const parts = splitIntoConvexPolygons(outline)
  const pieces = parts.length === 0 ? [outline] : parts
  KNOWN.set(outline, pieces)
  return pieces
}

/** Whether a point lies inside an area or on its border. Unreliable on a seam between two convex pieces. */
export function isInArea(outline: Outline, point: Point): boolean {
  const pieces = listConvexPieces(outline)
  return (
    pieces.some((piece) => isPointInPolygon(piece, point)) || (pieces.length > 1 && isPointInOutline(outline, point))
  )
}

/**
 * Penetration depth of a convex polygon in an area: the shortest way out of the piece that contains most of it. 0 or
 * less if they do not overlap.
 */
export function computeOverlapDepthInArea(outline: Outline, shape: ConvexPolygon): number {
  return Math.max(...listConvexPieces(outline).map((piece) => computeOverlapDepth(shape, piece)))
}

/** Smallest distance between two areas, lines or points; 0 if they overlap. */
export function getAreaDistance(a: Outline, b: Outline): number {
  if (a.length < LEAST_CORNERS && b.length < LEAST_CORNERS) return getDistanceBetweenFigures(a, b)
  let least = Infinity
  for (const piece of listConvexPieces(a))
    for (const theirs of listConvexPieces(b)) least = Math.min(least, getDistanceBetweenFigures(piece, theirs))
  return least
}

/** Distance from a point to an area, a line or a point; 0 inside. */
export function getDistanceToArea(outline: Outline, point: Point): number {
  if (outline.length < LEAST_CORNERS) return getPointDistanceToPolygon(outline, point)
  let least = Infinity
  for (const piece of listConvexPieces(outline)) least = Math.min(least, getPointDistanceToPolygon(piece, point))
  return least
}

/** Whether the segment between two points touches an area. */
export function isAreaCrossed(outline: Outline, from: Point, to: Point): boolean {
  const pieces = listConvexPieces(outline)
  return (
    pieces.some((piece) => isPolygonCrossed(piece, from, to)) || (pieces.length > 1 && isPointInOutline(outline, from))
  )
}

/**
 * Intervals of the segment between two points that lie inside an area, as shares of its length. Touching intervals are
 * not merged.
 */
export function listSegmentIntervalsInArea(outline: Outline, from: Point, to: Point): (readonly [number, number])[] {
  return listConvexPieces(outline).flatMap((piece) => {
    const share = findSegmentIntervalInPolygon(piece, from, to)
    return share ? [share] : []
  })
}

/** A point inside an area: the centroid of its corners, or that of its largest convex piece if the area is concave. */
export function computeInteriorPoint(outline: Outline): Point {
  const [first = outline, ...others] = listConvexPieces(outline)
  return computeMeanPoint(
    others.reduce((largest, piece) => (computeSignedArea(piece) > computeSignedArea(largest) ? piece : largest), first),
  )
}

/** Nearest point of an area, a line or a point; the given point itself if it lies inside. */
export function getNearestPointInArea(outline: Outline, point: Point): Point {
  return isInArea(outline, point) ? point : getNearestPointOfPolygon(outline, point)
}
