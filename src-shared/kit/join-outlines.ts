import type { Point } from './convex.ts'
import { getDistanceToSegment } from './distances.ts'
import { computeSignedArea, splitIntoConvexPolygons } from './outlines.ts'

type Edge = readonly [Point, Point]

/** Corners at most this far apart are merged, in millimetres. */
const TOUCH_MM = 5
/** A corner at most this far from the line between its neighbours is dropped, in millimetres. */
const STRAIGHT_MM = 0.5

/**
 * Union of two areas that share part of their borders, counter-clockwise, in millimetres; it may be concave.
 * Null if they share no border, overlap, or would enclose a hole.
 */
export function joinOutlines(a: readonly Point[], b: readonly Point[]): Point[] | null {
  const first = ordered(a)
  const second = ordered(b).map((point) => snapped(point, first))
  const [own, theirs] = [edgesThrough(first, second), edgesThrough(second, first)]
  const border = [
    ...own.filter((edge) => !theirs.some((back) => isBackOf(edge, back))),
    ...theirs.filter((edge) => !own.some((back) => isBackOf(edge, back))),
  ]
  if (border.length === own.length + theirs.length) return null
  const loop = loopOf(border)
  if (!loop) return null
  const outline = withoutStraight(loop)
  const isWhole =
    Math.abs(computeSignedArea(outline) - computeSignedArea(first) - computeSignedArea(second)) <=
    TOUCH_MM * TOUCH_MM * border.length
  return isWhole && splitIntoConvexPolygons(outline).length > 0 ? outline : null
}

function ordered(outline: readonly Point[]): Point[] {
  return computeSignedArea(outline) < 0 ? outline.toReversed() : [...outline]
}

/** Snaps a point to a nearby corner of another outline. */
function snapped(point: Point, corners: readonly Point[]): Point {
  return corners.find((corner) => Math.hypot(corner.x - point.x, corner.y - point.y) <= TOUCH_MM) ?? point
}

/** Edges of an outline, split at the corners of another outline that lie on them. */
function edgesThrough(outline: readonly Point[], corners: readonly Point[]): Edge[] {
  return outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    const shareOf = ({ x, y }: Point) =>
      ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) /
      (Math.hypot(to.x - from.x, to.y - from.y) ** 2 || 1)
    const between = corners
      .filter(
        (corner) => !isSame(corner, from) && !isSame(corner, to) && getDistanceToSegment(corner, from, to) <= TOUCH_MM,
      )
      .toSorted((a, b) => shareOf(a) - shareOf(b))
    const stops = [from, ...between, to]
    return stops.slice(1).map((stop, index): Edge => [stops[index] ?? from, stop])
  })
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y
}

function isBackOf([from, to]: Edge, [start, end]: Edge): boolean {
  return isSame(from, end) && isSame(to, start)
}

/** Chains edges into one loop; null if they form several loops or touch each other. */
function loopOf(edges: readonly Edge[]): Point[] | null {
  const [begin] = edges
  if (!begin) return null
  const corners: Point[] = []
  let edge = begin
  do {
    const end = edge[1]
    const [next, ...others] = edges.filter(([from]) => isSame(from, end))
    if (!next || others.length > 0) return null
    corners.push(edge[0])
    edge = next
  } while (edge !== begin)
  return corners.length === edges.length ? corners : null
}

function withoutStraight(corners: readonly Point[]): Point[] {
  return corners.filter((corner, at) => {
    const [before = corner, after = corner] = [corners.at(at - 1), corners[(at + 1) % corners.length]]
    return getDistanceToSegment(corner, before, after) > STRAIGHT_MM
  })
}
