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

/** Whether two convex polygons lie in each other by more than `more`, which is 0 or above: what `depthOf` says, in less time. */
export function doOverlap(one: Convex, other: Convex, more: number): boolean {
  return !isParted(one, other, more) && !isParted(other, one, more)
}

/** Whether an edge of the first has none of the other's corners farther behind it than `more`: most edges are ruled out by their first corner. */
function isParted(edges: Convex, other: Convex, more: number): boolean {
  const count = edges.length
  const corners = other.length
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
      const corner = other[seen]
      if (corner !== undefined && corner.x * normalX + corner.y * normalY < limit) break
    }
    if (seen === corners && (normalX !== 0 || normalY !== 0)) return true
    from = to
  }
  return false
}

/** The least depth along the outward normals of the edges of `edges`: the axis that parts two polygons is one of them. */
function leastDepth(edges: Convex, other: Convex, most: number): number {
  let least = most
  const count = edges.length
  for (let index = 0; index < count && least > 0; index += 1) {
    const from = edges[index]
    const to = edges[index + 1 === count ? 0 : index + 1]
    if (from === undefined || to === undefined) continue
    const depth = depthBehind(from, to, other)
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
  let least = Infinity
  for (const corner of corners) {
    const square = squareToEdges(other, corner)
    if (square < least) least = square
  }
  return Math.sqrt(least)
}

/** The square of the distance from a point to the nearest edge of a figure. */
function squareToEdges(figure: Convex, point: Point): number {
  let least = Infinity
  let from = at(figure, figure.length - 1)
  for (const to of figure) {
    const square = squareToEdge(point, from, to)
    if (square < least) least = square
    from = to
  }
  return least
}

function squareToEdge({ x, y }: Point, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square))
  const farX = x - from.x - along * dx
  const farY = y - from.y - along * dy
  return farX * farX + farY * farY
}

/** Above 0 where the way from a over b to c turns left. */
function turnOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Whether a point lies inside a polygon of at least three corners, or on its border. */
export function holdsPoint(polygon: Convex, point: Point): boolean {
  if (polygon.length < 3) return false
  let from = at(polygon, polygon.length - 1)
  for (const to of polygon) {
    if (turnOf(from, to, point) < 0) return false
    from = to
  }
  return true
}

/** The distance from a point to the nearest one of a polygon, a line of two points or a point; 0 inside. */
export function distanceToPoint(polygon: Convex, point: Point): number {
  return holdsPoint(polygon, point) ? 0 : Math.sqrt(squareToEdges(polygon, point))
}

/** Whether a point lies inside a polygon of at least three corners, or nearer to it than `far`, which is above 0: what `distanceToPoint` says, in less time. */
export function isNearer(polygon: Convex, point: Point, far: number): boolean {
  let isInside = true
  let from = at(polygon, polygon.length - 1)
  for (const to of polygon) {
    const turn = turnOf(from, to, point)
    if (turn < 0) {
      const dx = to.x - from.x
      const dy = to.y - from.y
      if (turn * turn >= far * far * (dx * dx + dy * dy)) return false
      isInside = false
    }
    from = to
  }
  return isInside || squareToEdges(polygon, point) < far * far
}

/** The point of a polygon, a line of two points or a point that is nearest to a point; the point itself inside. */
export function nearestPoint(polygon: Convex, point: Point): Point {
  if (holdsPoint(polygon, point)) return point
  let [nearest, least] = [point, Infinity]
  for (let index = 0; index < polygon.length; index += 1) {
    const [from, to] = [at(polygon, index), at(polygon, index + 1)]
    const on = nearestOnEdge(point, from, to)
    const far = Math.hypot(point.x - on.x, point.y - on.y)
    if (far < least) [nearest, least] = [on, far]
  }
  return nearest
}

function nearestOnEdge({ x, y }: Point, from: Point, to: Point): Point {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const square = dx * dx + dy * dy
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square))
  return { x: from.x + along * dx, y: from.y + along * dy }
}

/** The distance from a point to the line between two others. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  return Math.sqrt(squareToEdge(point, from, to))
}

/** Whether a point is nearer than `far` to the line between two others. */
export function isNearerToLine(point: Point, [from, to]: Line, far: number): boolean {
  return squareToEdge(point, from, to) < far * far
}

/** The distance between the nearest points of two figures of any number of corners: points, lines, polygons. */
export function distanceBetween(one: Convex, other: Convex): number {
  if (one.length === 1 && other.length === 1)
    return Math.hypot(at(one, 0).x - at(other, 0).x, at(one, 0).y - at(other, 0).y)
  if (one.length > 2 && other.length > 2) return gapBetween(one, other)
  const [line, area] = one.length > 2 ? [other, one] : [one, other]
  if (line.some((corner) => holdsPoint(area, corner))) return 0
  const [from, to] = line
  if (from && to && crossesAnEdge(area, from, to)) return 0
  return Math.min(leastDistance(one, other), leastDistance(other, one))
}

/** Whether the line between two points has a point in common with a polygon or a line. */
export function isCrossed(polygon: Convex, from: Point, to: Point): boolean {
  return holdsPoint(polygon, from) || holdsPoint(polygon, to) || crossesAnEdge(polygon, from, to)
}

function crossesAnEdge(polygon: Convex, from: Point, to: Point): boolean {
  return polygon.some((corner, index) => doCross([from, to], [corner, at(polygon, index + 1)]))
}

/** A straight line between two points. */
export type Line = readonly [Point, Point]

/** Whether two lines have a point in common that is no end of the first; such as lie in one line do not count. */
export function doCross([a, b]: Line, [c, d]: Line): boolean {
  return turnOf(a, b, c) * turnOf(a, b, d) <= 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0
}

/** Where the way between two points crosses the line through two others, as a share of it. */
export function shareTo([c, d]: Line, from: Point, to: Point): number {
  const [begins, ends] = [turnOf(c, d, from), turnOf(c, d, to)]
  return begins / (begins - ends)
}

/** The part of the way between two points that lies in a polygon, as shares of it; null where none does (Cyrus and Beck). */
export function shareWithin(polygon: Convex, from: Point, to: Point): readonly [number, number] | null {
  let [enter, leave] = [0, 1]
  for (let index = 0; index < polygon.length; index += 1) {
    const [a, b] = [at(polygon, index), at(polygon, index + 1)]
    const [begins, ends] = [turnOf(a, b, from), turnOf(a, b, to)]
    if (begins < 0 && ends < 0) return null
    if (begins < 0) enter = Math.max(enter, begins / (begins - ends))
    else if (ends < 0) leave = Math.min(leave, begins / (begins - ends))
  }
  return enter < leave ? [enter, leave] : null
}

/** The middle of the corners of a figure. */
export function middleOf(corners: Convex): Point {
  const sum = corners.reduce((before, { x, y }) => ({ x: before.x + x, y: before.y + y }), { x: 0, y: 0 })
  return { x: sum.x / corners.length, y: sum.y / corners.length }
}

/** Corners in counter-clockwise order, however they were given; null where they make no convex polygon. */
export function asConvex(corners: Convex): Convex | null {
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = at(corners, index + 1)
    return sum + x * next.y - next.x * y
  }, 0)
  const ordered = area < 0 ? corners.toReversed() : corners
  const isConvex = ordered.every((corner, index) => turnOf(corner, at(ordered, index + 1), at(ordered, index + 2)) >= 0)
  return area !== 0 && isConvex && turnsOnce(ordered) ? ordered : null
}

/** Whether a way that always turns left goes round no more than once: a star goes round twice. */
function turnsOnce(corners: Convex): boolean {
  let turned = 0
  for (let index = 0; index < corners.length; index += 1) {
    const [a, b, c] = [at(corners, index), at(corners, index + 1), at(corners, index + 2)]
    turned += Math.atan2(turnOf(a, b, c), (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y))
  }
  return turned < 3 * Math.PI
}

/** A rectangle about a centre: its heading in degrees counter-clockwise from +y, along its length. */
export interface Box extends Point {
  readonly heading: number
  readonly length: number
  readonly width: number
}

/** The corners of a rectangle, counter-clockwise from front left. */
export function cornersOf(box: Box): readonly [Point, Point, Point, Point] {
  const w = box.width / 2
  const l = box.length / 2
  return [
    fromOwn(box, { x: -w, y: l }),
    fromOwn(box, { x: -w, y: -l }),
    fromOwn(box, { x: w, y: -l }),
    fromOwn(box, { x: w, y: l }),
  ]
}

/** A point of a rectangle's own, x to its right and y ahead, as a point of the plane. */
export function fromOwn({ x, y, heading }: Omit<Box, 'length' | 'width'>, own: Point): Point {
  const [cos, sin] = turned(heading)
  return { x: x + cos * own.x - sin * own.y, y: y + sin * own.x + cos * own.y }
}

/** A point of the plane as a rectangle sees it, x to its right and y ahead. */
export function toOwn({ x, y, heading }: Omit<Box, 'length' | 'width'>, point: Point): Point {
  const [cos, sin] = turned(heading)
  const dx = point.x - x
  const dy = point.y - y
  return { x: cos * dx + sin * dy, y: cos * dy - sin * dx }
}

/** Cosine and sine, exact for quarter turns. */
function turned(heading: number): readonly [number, number] {
  const quarters: Readonly<Record<number, readonly [number, number]>> = {
    0: [1, 0],
    90: [0, 1],
    180: [-1, 0],
    270: [0, -1],
  }
  const angle = (heading * Math.PI) / 180
  return quarters[heading] ?? [Math.cos(angle), Math.sin(angle)]
}
