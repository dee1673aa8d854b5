import type { ConvexPolygon, Point } from './convex.ts'

/** Penetration depth of two convex polygons: the shortest way out. 0 or less if they do not overlap. */
export function computeOverlapDepth(a: ConvexPolygon, b: ConvexPolygon): number {
  const depth = leastDepth(a, b, Infinity)
  return depth <= 0 ? depth : leastDepth(b, a, depth)
}

/** Whether two convex polygons overlap by more than `more` (0 or above). Faster than `computeOverlapDepth`. */
export function isOverlapDeeperThan(a: ConvexPolygon, b: ConvexPolygon, more: number): boolean {
  return !isParted(a, b, more) && !isParted(b, a, more)
}

/**
 * Whether an edge of the first has no corner of the other farther behind it than `more`. The first corner rules out
 * most edges.
 */
function isParted(edges: ConvexPolygon, otherConvex: ConvexPolygon, more: number): boolean {
  const count = edges.length
  const corners = otherConvex.length
  let from = edges[count - 1]
  for (let index = 0; index < count; index += 1) {
    const to = edges[index]
    if (from === undefined || to === undefined) continue
    const normalX = to.y - from.y
    const normalY = from.x - to.x
    let limit = from.x * normalX + from.y * normalY
    if (more > 0) limit -= more * Math.sqrt(normalX * normalX + normalY * normalY)
    let seen = 0
    for (; seen < corners; seen += 1) {
      const corner = otherConvex[seen]
      if (corner !== undefined && corner.x * normalX + corner.y * normalY < limit) break
    }
    if (seen === corners && (normalX !== 0 || normalY !== 0)) return true
    from = to
  }
  return false
}

/** Smallest depth along the outward normals of `edges`. One of them is a separating axis if there is any. */
function leastDepth(edges: ConvexPolygon, otherConvex: ConvexPolygon, most: number): number {
  let least = most
  const count = edges.length
  for (let index = 0; index < count && least > 0; index += 1) {
    const from = edges[index]
    const to = edges[index + 1 === count ? 0 : index + 1]
    if (from === undefined || to === undefined) continue
    const depth = depthBehind(from, to, otherConvex)
    if (depth < least) least = depth
  }
  return least
}

/** Depth of a polygon behind an edge; `Infinity` for an edge of length 0, which separates nothing. */
function depthBehind(from: Point, to: Point, polygon: ConvexPolygon): number {
  const normalX = to.y - from.y
  const normalY = from.x - to.x
  const square = normalX * normalX + normalY * normalY
  if (square === 0) return Infinity
  let deepest = -Infinity
  for (let index = 0; index < polygon.length; index += 1) {
    const corner = polygon[index]
    if (corner === undefined) continue
    const behind = (from.x - corner.x) * normalX + (from.y - corner.y) * normalY
    if (behind > deepest) deepest = behind
  }
  return deepest / Math.sqrt(square)
}
