/** A point of a plane, in any unit. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A convex polygon, its corners counter-clockwise. */
export type Convex = readonly Point[]

/** How deep two convex polygons lie in each other, by the shortest way out; 0 and less where they do not. */
export function depthOf(one: Convex, other: Convex): number {
  const depth = leastDepth(one, other, Infinity)
  return depth <= 0 ? depth : leastDepth(other, one, depth)
}

/** The least depth along the outward normals of the edges of `edges`: the axis that parts two polygons is one of them. */
function leastDepth(edges: Convex, other: Convex, most: number): number {
  let least = most
  for (let index = 0; index < edges.length && least > 0; index += 1) {
    const from = at(edges, index)
    const to = at(edges, index + 1)
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length > 0)
      least = Math.min(least, depthBehind(from, (to.y - from.y) / length, (from.x - to.x) / length, other))
  }
  return least
}

/** How far a polygon reaches behind the line through a point with this outward normal. */
function depthBehind(from: Point, normalX: number, normalY: number, polygon: Convex): number {
  let deepest = -Infinity
  for (const { x, y } of polygon) deepest = Math.max(deepest, (from.x - x) * normalX + (from.y - y) * normalY)
  return deepest
}

function at(polygon: Convex, index: number): Point {
  const point = polygon[index % polygon.length]
  if (!point) throw new RangeError('A polygon without corners')
  return point
}

/** The distance between the nearest points of two convex polygons; 0 where they overlap. */
export function gapBetween(one: Convex, other: Convex): number {
  if (depthOf(one, other) > 0) return 0
  return Math.min(leastDistance(one, other), leastDistance(other, one))
}

function leastDistance(corners: Convex, other: Convex): number {
  const distances = corners.flatMap((corner) =>
    other.map((from, index) => distanceToEdge(corner, from, at(other, index + 1))),
  )
  return Math.min(...distances)
}

function distanceToEdge({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square))
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy)
}
