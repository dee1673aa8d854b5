import type { Convex, Point } from './convex.ts'

/** How deep two convex polygons lie in each other, by the shortest way out; 0 and less where they do not. */
export function computeOverlapDepth(a: Convex, b: Convex): number {
  const depth = leastDepth(a, b, Infinity)
  return depth <= 0 ? depth : leastDepth(b, a, depth)
}

/** Whether two convex polygons lie in each other by more than `more`, which is 0 or above: what `computeOverlapDepth` says, in less time. */
export function doOverlap(a: Convex, b: Convex, more: number): boolean {
  return !isParted(a, b, more) && !isParted(b, a, more)
}

/** Whether an edge of the first has none of the other's corners farther behind it than `more`: most edges are ruled out by their first corner. */
function isParted(edges: Convex, otherConvex: Convex, more: number): boolean {
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

/** The least depth along the outward normals of the edges of `edges`: the axis that parts two polygons is one of them. */
function leastDepth(edges: Convex, otherConvex: Convex, most: number): number {
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

/** How far a polygon reaches behind an edge; endless behind one without length, which parts nothing. */
function depthBehind(from: Point, to: Point, polygon: Convex): number {
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
