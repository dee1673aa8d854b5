import type { Convex, Point } from './convex.ts'
import type { Line } from './crossings.ts'
import { getDistanceBetween } from './distances.ts'

/** A straight walk: how far it leads in all, in the unit of the plane. */
export type Walk = Point

/**
 * Where a figure of points, lines or a convex polygon, which slides along a straight walk without turning, first comes within a distance above 0
 * of one that stays: as a share of the walk from 0 to 1, exact; null where it never does.
 */
export function computeShareWithinReach(
  own: Convex,
  otherConvex: Convex,
  { walk, within }: { readonly walk: Walk; readonly within: number },
): number | null {
  const gap = getDistanceBetween(own, otherConvex)
  if (gap <= within) return 0
  if (gap > within + Math.hypot(walk.x, walk.y)) return null
  const back = { walk: { x: -walk.x, y: -walk.y }, within }
  const least = Math.min(leastShare(own, otherConvex, { walk, within }), leastShare(otherConvex, own, back))
  return least <= 1 ? least : null
}

/** Where the first of some corners comes so near to one of some edges; endless where none does. */
function leastShare(corners: Convex, edges: Convex, going: Going): number {
  let least = Infinity
  for (const corner of corners)
    for (const edge of edgesOf(edges)) least = Math.min(least, shareToEdge(corner, edge, going) ?? Infinity)
  return least
}

/** The edges of a polygon; a point is an edge without length. */
function edgesOf(polygon: Convex): Line[] {
  return polygon.map((from, index): Line => [from, polygon[(index + 1) % polygon.length] ?? from])
}

interface Going {
  readonly walk: Walk
  readonly within: number
}

/** Where a point that is farther away than `within` comes so near to an edge: round one of its ends, or straight at it. */
function shareToEdge(point: Point, [from, to]: Line, going: Going): number | null {
  const shares = [shareToEnd(point, from, going), shareToEnd(point, to, going), shareToSide(point, [from, to], going)]
  const least = Math.min(...shares.map((share) => share ?? Infinity))
  return least === Infinity ? null : least
}

/** The first root of the quadratic that the distance to a point makes along the walk. */
function shareToEnd({ x, y }: Point, end: Point, { walk, within }: Going): number | null {
  const [dx, dy] = [x - end.x, y - end.y]
  const nearing = dx * walk.x + dy * walk.y
  const beyond = dx * dx + dy * dy - within * within
  if (beyond <= 0 || nearing >= 0) return null
  const root = nearing * nearing - (walk.x * walk.x + walk.y * walk.y) * beyond
  return root < 0 ? null : beyond / (Math.sqrt(root) - nearing)
}

/** Where the walk crosses the line that runs beside an edge at the distance, if that is beside the edge and not beyond its ends. */
function shareToSide({ x, y }: Point, [from, to]: Line, { walk, within }: Going): number | null {
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
