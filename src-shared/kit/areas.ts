import { type Convex, holdsPoint, middleOf, type Point } from './convex.ts'
import { isCrossed, shareWithin } from './crossings.ts'
import { distanceBetween, distanceToPoint, nearestPoint } from './distances.ts'
import { areaOf, convexParts, holdsWithin } from './outlines.ts'
import { depthOf } from './overlaps.ts'

/** The corners of an area, counter-clockwise; it may bend inwards, and does not cross itself. */
export type Outline = readonly Point[]

/** With fewer corners there is a point or a line, and nothing to part. */
const LEAST_CORNERS = 3
const KNOWN = new WeakMap<Outline, readonly Convex[]>()

/** The convex pieces that an area is measured by; points and lines are one piece. */
export function piecesOf(outline: Outline): readonly Convex[] {
  if (outline.length < LEAST_CORNERS) return [outline]
  const known = KNOWN.get(outline)
  if (known) return known
  const parts = convexParts(outline)
  const pieces = parts.length === 0 ? [outline] : parts
  KNOWN.set(outline, pieces)
  return pieces
}

/** Whether a point lies in an area, or on its border; what is on a seam between two pieces may look as if it were in neither. */
export function areaHolds(outline: Outline, point: Point): boolean {
  const pieces = piecesOf(outline)
  return pieces.some((piece) => holdsPoint(piece, point)) || (pieces.length > 1 && holdsWithin(outline, point))
}

/** How deep a convex polygon lies in an area, by the shortest way out of the piece that holds most of it; 0 and less where it does not. */
export function depthIn(outline: Outline, shape: Convex): number {
  return Math.max(...piecesOf(outline).map((piece) => depthOf(shape, piece)))
}

/** The distance between the nearest points of two areas, lines or points; 0 where they overlap. */
export function distanceOfAreas(one: Outline, other: Outline): number {
  if (one.length < LEAST_CORNERS && other.length < LEAST_CORNERS) return distanceBetween(one, other)
  let least = Infinity
  for (const piece of piecesOf(one))
    for (const theirs of piecesOf(other)) least = Math.min(least, distanceBetween(piece, theirs))
  return least
}

/** The distance from a point to the nearest one of an area, a line or a point; 0 inside. */
export function distanceToArea(outline: Outline, point: Point): number {
  if (outline.length < LEAST_CORNERS) return distanceToPoint(outline, point)
  let least = Infinity
  for (const piece of piecesOf(outline)) least = Math.min(least, distanceToPoint(piece, point))
  return least
}

/** Whether the line between two points has a point in common with an area. */
export function isAreaCrossed(outline: Outline, from: Point, to: Point): boolean {
  const pieces = piecesOf(outline)
  return pieces.some((piece) => isCrossed(piece, from, to)) || (pieces.length > 1 && holdsWithin(outline, from))
}

/** The parts of the way between two points that lie in an area, as shares of it; such as touch are not joined. */
export function sharesWithin(outline: Outline, from: Point, to: Point): (readonly [number, number])[] {
  return piecesOf(outline).flatMap((piece) => {
    const share = shareWithin(piece, from, to)
    return share ? [share] : []
  })
}

/** A point inside an area: the middle of its corners, or that of its largest piece where it bends. */
export function middleInside(outline: Outline): Point {
  const [first = outline, ...others] = piecesOf(outline)
  return middleOf(others.reduce((largest, piece) => (areaOf(piece) > areaOf(largest) ? piece : largest), first))
}

/** The point of an area, a line or a point that is nearest to a point; the point itself inside. */
export function nearestIn(outline: Outline, point: Point): Point {
  return areaHolds(outline, point) ? point : nearestPoint(outline, point)
}
