import { type Convex, getCorner, isPointInPolygon, type Point, getOrientation } from './convex.ts'

/** A straight line between two points. */
export type Line = readonly [Point, Point]

/** Whether the line between two points has a point in common with a polygon or a line. */
export function isCrossed(polygon: Convex, from: Point, to: Point): boolean {
  return isPointInPolygon(polygon, from) || isPointInPolygon(polygon, to) || isEdgeCrossed(polygon, from, to)
}

/** Whether the line between two points crosses an edge of a polygon or a line. */
export function isEdgeCrossed(polygon: Convex, from: Point, to: Point): boolean {
  return polygon.some((corner, index) => doCross([from, to], [corner, getCorner(polygon, index + 1)]))
}

/** Whether two lines have a point in common that is no end of the first; such as lie in one line do not count. */
export function doCross([a, b]: Line, [c, d]: Line): boolean {
  return getOrientation(a, b, c) * getOrientation(a, b, d) <= 0 && getOrientation(c, d, a) * getOrientation(c, d, b) < 0
}

/** Where the way between two points crosses the line through two others, as a share of it. */
export function computeCrossingShare([c, d]: Line, from: Point, to: Point): number {
  const [begins, ends] = [getOrientation(c, d, from), getOrientation(c, d, to)]
  return begins / (begins - ends)
}

/** The part of the way between two points that lies in a polygon, as shares of it; null where none does (Cyrus and Beck). */
export function findShareInPolygon(polygon: Convex, from: Point, to: Point): readonly [number, number] | null {
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
