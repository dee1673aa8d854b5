import type { ConvexPolygon, Point } from './convex.ts'
import type { SegmentEnds } from './crossings.ts'
import { getDistanceBetweenFigures } from './distances.ts'

/** Displacement of a straight movement, in the unit of the plane. */
export type Displacement = Point

/**
 * Share (0 to 1, exact) of a straight walk at which a convex figure (point, line or polygon), moved without turning,
 * first comes within a distance above 0 of a fixed figure. Null if it never does.
 */
export function computeShareUntilInReach(
  own: ConvexPolygon,
  otherConvex: ConvexPolygon,
  { walk, within }: { readonly walk: Displacement; readonly within: number },
): number | null {
  const gap = getDistanceBetweenFigures(own, otherConvex)
  if (gap <= within) return 0
  if (gap > within + Math.hypot(walk.x, walk.y)) return null
  const back = { walk: { x: -walk.x, y: -walk.y }, within }
  const least = Math.min(leastShare(own, otherConvex, { walk, within }), leastShare(otherConvex, own, back))
  return least <= 1 ? least : null
}

/** Smallest share at which any corner comes within reach of any edge; `Infinity` if none does. */
function leastShare(corners: ConvexPolygon, edges: ConvexPolygon, going: Going): number {
  let least = Infinity
  for (const corner of corners)
    for (const edge of edgesOf(edges)) least = Math.min(least, shareToEdge(corner, edge, going) ?? Infinity)
  return least
}

/** Edges of a polygon. A point is an edge of length 0. */
function edgesOf(polygon: ConvexPolygon): SegmentEnds[] {
  return polygon.map((from, index): SegmentEnds => [from, polygon[(index + 1) % polygon.length] ?? from])
}

interface Going {
  readonly walk: Displacement
  readonly within: number
}

/**
 * Share of the walk at which a point farther away than `within` comes within reach of an edge: of one of its ends or
 * of its side.
 */
function shareToEdge(point: Point, [from, to]: SegmentEnds, going: Going): number | null {
  const shares = [shareToEnd(point, from, going), shareToEnd(point, to, going), shareToSide(point, [from, to], going)]
  const least = Math.min(...shares.map((share) => share ?? Infinity))
  return least === Infinity ? null : least
}

/** Smaller root of the quadratic equation for the distance to a point along the walk. */
function shareToEnd({ x, y }: Point, end: Point, { walk, within }: Going): number | null {
  const [dx, dy] = [x - end.x, y - end.y]
  const nearing = dx * walk.x + dy * walk.y
  const beyond = dx * dx + dy * dy - within * within
  if (beyond <= 0 || nearing >= 0) return null
  const root = nearing * nearing - (walk.x * walk.x + walk.y * walk.y) * beyond
  return root < 0 ? null : beyond / (Math.sqrt(root) - nearing)
}

/**
 * Share at which the walk crosses the parallel of an edge at the distance, if the crossing lies between the edge's
 * ends.
 */
function shareToSide({ x, y }: Point, [from, to]: SegmentEnds, { walk, within }: Going): number | null {
  const [ex, ey] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(ex, ey)
  if (length === 0) return null
  const off = ((x - from.x) * ey - (y - from.y) * ex) / length
  const nearing = (-Math.sign(off) * (walk.x * ey - walk.y * ex)) / length
  if (Math.abs(off) <= within || nearing <= 0) return null
  const share = (Math.abs(off) - within) / nearing
  const along = ((x + share * walk.x - from.x) * ex + (y + share * walk.y - from.y) * ey) / length
  return along >= 0 && along <= length ? share : null
}
