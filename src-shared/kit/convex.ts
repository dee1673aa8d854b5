/** A point in the plane, in any unit. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Corners of a convex polygon, counter-clockwise. */
export type ConvexPolygon = readonly Point[]

/** A corner of a polygon; the index wraps around. Throws a `RangeError` if the polygon has no corners. */
export function getCorner(polygon: ConvexPolygon, index: number): Point {
  const point = polygon[index % polygon.length]
  if (!point) throw new RangeError('A polygon without corners')
  return point
}

/** Orientation of three points: above 0 if a → b → c turns left. */
export function getOrientation(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Whether a point lies inside a polygon of at least three corners or on its border. */
export function isPointInPolygon(polygon: ConvexPolygon, { x, y }: Point): boolean {
  return areCoordinatesInPolygon(polygon, x, y)
}

/** Variant of `isPointInPolygon` for plain coordinates. */
export function areCoordinatesInPolygon(polygon: ConvexPolygon, x: number, y: number): boolean {
  if (polygon.length < 3) return false
  let from = getCorner(polygon, polygon.length - 1)
  for (const to of polygon) {
    if ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) < 0) return false
    from = to
  }
  return true
}

/** Mean of the corners. Not the centroid of the area. */
export function computeMeanPoint(corners: ConvexPolygon): Point {
  const sum = corners.reduce((before, { x, y }) => ({ x: before.x + x, y: before.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}

/** Corners in counter-clockwise order; null if they do not form a convex polygon. */
export function toCounterClockwiseConvex(corners: ConvexPolygon): ConvexPolygon | null {
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = getCorner(corners, index + 1)
    return sum + x * next.y - next.x * y
  }, 0)
  const ordered = area < 0 ? corners.toReversed() : corners
  const isConvex = ordered.every(
    (corner, index) => getOrientation(corner, getCorner(ordered, index + 1), getCorner(ordered, index + 2)) >= 0,
  )
  return area !== 0 && isConvex && turnsOnce(ordered) ? ordered : null
}

/** Whether a polygon that only turns left winds around once. A pentagram winds around twice. */
function turnsOnce(corners: ConvexPolygon): boolean {
  let turned = 0
  for (let index = 0; index < corners.length; index += 1) {
    const [a, b, c] = [getCorner(corners, index), getCorner(corners, index + 1), getCorner(corners, index + 2)]
    turned += Math.atan2(getOrientation(a, b, c), (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y))
  }
  return turned < 3 * Math.PI
}
