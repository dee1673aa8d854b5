import { toConvex, type Convex, getCorner, type Point, getOrientation } from './convex.ts'
import type { Line } from './crossings.ts'

/** The smallest convex polygon about points, counter-clockwise (Andrew's monotone chain). */
export function computeConvexHull(points: readonly Point[]): Convex {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** One side of a hull, without its last point. */
function halfHull(sorted: readonly Point[]): Point[] {
  const side: Point[] = []
  for (const point of sorted) {
    while (
      side.length > 1 &&
      getOrientation(getCorner(side, side.length - 2), getCorner(side, side.length - 1), point) <= 0
    )
      side.pop()
    side.push(point)
  }
  side.pop()
  return side
}

/** The area of a polygon, above 0 where its corners go counter-clockwise. */
export function computeArea(outline: readonly Point[]): number {
  return outline.reduce((sum, point, at) => {
    const next = getCorner(outline, at + 1)
    return sum + (point.x * next.y - next.x * point.y) / 2
  }, 0)
}

/** Whether two edges of a polygon that are no neighbours have a point in common. */
export function isSelfIntersecting(outline: readonly Point[]): boolean {
  const count = outline.length
  return outline.some((from, at) =>
    outline.some((otherPoint, index) => {
      const isNeighbour = index <= at + 1 || (at === 0 && index === count - 1)
      return !isNeighbour && doMeet([from, getCorner(outline, at + 1)], [otherPoint, getCorner(outline, index + 1)])
    }),
  )
}

/** A polygon that does not cross itself as convex ones, parted from corner to corner; itself where it is convex. */
export function splitIntoConvex(outline: readonly Point[]): Convex[] {
  const convex = toConvex(outline)
  if (convex) return [convex]
  const area = computeArea(outline)
  if (area === 0 || isSelfIntersecting(outline)) return []
  const ordered = area < 0 ? outline.toReversed() : outline
  const cut = bestCut(ordered)
  if (!cut) return []
  const [from, to] = cut
  return [
    ...splitIntoConvex(ordered.slice(from, to + 1)),
    ...splitIntoConvex([...ordered.slice(to), ...ordered.slice(0, from + 1)]),
  ]
}

/** The shortest line from a corner that bends inwards to another one, through the inside. */
function bestCut(outline: readonly Point[]): readonly [number, number] | null {
  const count = outline.length
  const cuts = outline.flatMap((corner, at) => {
    if (getOrientation(getCorner(outline, at + count - 1), corner, getCorner(outline, at + 1)) >= 0) return []
    return outline.flatMap((otherPoint, index) => {
      const apart = Math.abs(index - at)
      if (apart < 2 || apart === count - 1 || !isInside(outline, at, index)) return []
      const ends = [Math.min(at, index), Math.max(at, index)] as const
      return [{ ends, length: Math.hypot(otherPoint.x - corner.x, otherPoint.y - corner.y) }]
    })
  })
  return cuts.toSorted((a, b) => a.length - b.length)[0]?.ends ?? null
}

/** Whether the line between two corners lies inside a polygon. */
function isInside(outline: readonly Point[], at: number, index: number): boolean {
  const [from, to] = [getCorner(outline, at), getCorner(outline, index)]
  const isCut = outline.some((corner, edge) => {
    const next = getCorner(outline, edge + 1)
    const touches = [corner, next].some((point) => point === from || point === to)
    return !touches && doMeet([corner, next], [from, to])
  })
  return !isCut && isPointInOutline(outline, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
}

/** Whether a point lies inside a polygon of any shape; on its border it may or may not (a ray to the right crosses it an odd number of times). */
export function isPointInOutline(outline: readonly Point[], { x, y }: Point): boolean {
  return outline.reduce((isIn, point, at) => {
    const next = getCorner(outline, at + 1)
    const isCrossed =
      point.y > y !== next.y > y && x < ((next.x - point.x) * (y - point.y)) / (next.y - point.y) + point.x
    return isCrossed ? !isIn : isIn
  }, false)
}

function doMeet([a, b]: Line, [c, d]: Line): boolean {
  const [one, two, three, four] = [
    getOrientation(a, b, c),
    getOrientation(a, b, d),
    getOrientation(c, d, a),
    getOrientation(c, d, b),
  ]
  if (one * two < 0 && three * four < 0) return true
  const on = (turn: number, [from, to]: Line, point: Point) =>
    turn === 0 &&
    point.x >= Math.min(from.x, to.x) &&
    point.x <= Math.max(from.x, to.x) &&
    point.y >= Math.min(from.y, to.y) &&
    point.y <= Math.max(from.y, to.y)
  return on(one, [a, b], c) || on(two, [a, b], d) || on(three, [c, d], a) || on(four, [c, d], b)
}
