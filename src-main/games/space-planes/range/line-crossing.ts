import type { Point, FaceSegment } from '#shared/games/space-planes/model.ts'
import type { ConvexPolygon } from '#shared/kit/convex.ts'

/** Distances below this count as touching, and touching counts as crossing (SP-RANGE-2). */
const TOUCHING = 1e-9

/** Whether a line crosses or touches a segment, including its end points (SP-RANGE-2). */
export function crossesSegment(from: Point, to: Point, [s0, t0, s1, t1]: FaceSegment): boolean {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const start = dx * (t0 - from.y) - dy * (s0 - from.x)
  const end = dx * (t1 - from.y) - dy * (s1 - from.x)
  if ((start > TOUCHING && end > TOUCHING) || (start < -TOUCHING && end < -TOUCHING)) return false
  const ex = s1 - s0
  const ey = t1 - t0
  const before = ex * (from.y - t0) - ey * (from.x - s0)
  const after = ex * (to.y - t0) - ey * (to.x - s0)
  if ((before > TOUCHING && after > TOUCHING) || (before < -TOUCHING && after < -TOUCHING)) return false
  return isWide(start) || isWide(end) || isWide(before) || isWide(after) || overlaps(from, to, [s0, t0, s1, t1])
}

/** Whether three points are not collinear, given the area they span. */
function isWide(area: number): boolean {
  return Math.abs(area) > TOUCHING
}

/** Whether two collinear segments share a point. */
function overlaps(from: Point, to: Point, [s0, t0, s1, t1]: FaceSegment): boolean {
  const meets = (a: number, b: number, c: number, d: number) =>
    Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d)) + TOUCHING
  return meets(from.x, to.x, s0, s1) && meets(from.y, to.y, t0, t1)
}

/** Whether a line crosses or touches a ship's outline (SP-RANGE-4). */
export function crossesOutline(from: Point, to: Point, square: ConvexPolygon): boolean {
  return square.some((corner, index) => {
    const next = square[(index + 1) % square.length] ?? corner
    return crossesSegment(from, to, [corner.x, corner.y, next.x, next.y])
  })
}
