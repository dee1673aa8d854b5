import { type ConvexPolygon, getCorner, isPointInPolygon, type Point, getOrientation } from './convex.ts'

/** A line segment. */
export type SegmentEnds = readonly [Point, Point]

/** Whether the segment between two points touches a polygon or a line. */
export function isPolygonCrossed(polygon: ConvexPolygon, from: Point, to: Point): boolean {
  return isPointInPolygon(polygon, from) || isPointInPolygon(polygon, to) || isEdgeCrossed(polygon, from, to)
}

/** Whether the segment between two points crosses an edge of a polygon or a line. */
export function isEdgeCrossed(polygon: ConvexPolygon, from: Point, to: Point): boolean {
  return polygon.some((corner, index) => isSegmentCrossing([from, to], [corner, getCorner(polygon, index + 1)]))
}

/** Whether two segments share a point that is not an end of the first. Collinear segments do not count. */
export function isSegmentCrossing([a, b]: SegmentEnds, [c, d]: SegmentEnds): boolean {
  return getOrientation(a, b, c) * getOrientation(a, b, d) <= 0 && getOrientation(c, d, a) * getOrientation(c, d, b) < 0
}

/** Share of the segment between two points at which it crosses the line through two others. */
export function computeCrossingShare([c, d]: SegmentEnds, from: Point, to: Point): number {
  const [begins, ends] = [getOrientation(c, d, from), getOrientation(c, d, to)]
  return begins / (begins - ends)
}

/**
 * Interval of the segment between two points that lies inside a polygon, as shares of its length; null if none does
 * (Cyrus–Beck clipping).
 */
export function findSegmentIntervalInPolygon(
  polygon: ConvexPolygon,
  from: Point,
  to: Point,
): readonly [number, number] | null {
  let [enter, leave] = [0, 1]
  for (let index = 0; index < polygon.length; index += 1) {
    const [a, b] = [getCorner(polygon, index), getCorner(polygon, index + 1)]
    const [begins, ends] = [getOrientation(a, b, from), getOrientation(a, b, to)]
    if (begins < 0 && ends < 0) return null
    if (begins < 0) enter = Math.max(enter, begins / (begins - ends))
    else if (ends < 0) leave = Math.min(leave, begins / (begins - ends))
  }
  return enter < leave ? [enter, leave] : null
}
