import type { Point } from '#shared/kit/convex.ts'
import { getDistanceToSegment } from '#shared/kit/distances.ts'

/** Maximum distance between an end and a wall to count as lying on it, in millimetres. */
const TOUCH_MM = 5

/** Interval of an edge, in millimetres from its start. */
export type EdgeInterval = readonly [number, number]

type Edge = readonly [Point, Point]

export function listEdges(outline: readonly Point[]): Edge[] {
  return outline.map((from, at) => [from, outline[(at + 1) % outline.length] ?? from] as const)
}

/** Whether a point lies on a wall. */
export function isOnEdge([from, to]: Edge, point: Point): boolean {
  return getDistanceToSegment(point, from, to) <= TOUCH_MM
}

/** Length of an edge, in millimetres. */
export function computeEdgeLength([from, to]: Edge): number {
  return Math.hypot(to.x - from.x, to.y - from.y)
}

/** Point of an edge at a distance from its start. */
export function getPointAlongEdge([from, to]: Edge, mm: number): Point {
  const share = mm / (computeEdgeLength([from, to]) || 1)
  const near = (value: number) => Math.round(value * 1000) / 1000
  return { x: near(from.x + share * (to.x - from.x)), y: near(from.y + share * (to.y - from.y)) }
}

/** Interval of an edge covered by a line, in millimetres from its start; null if the line is not on the edge. */
export function findEdgeInterval(edge: Edge, from: Point, to: Point): EdgeInterval | null {
  const [start, end] = edge
  const length = computeEdgeLength(edge) || 1
  const place = ({ x, y }: Point) => ((x - start.x) * (end.x - start.x) + (y - start.y) * (end.y - start.y)) / length
  const off = ({ x, y }: Point) =>
    Math.abs((x - start.x) * (end.y - start.y) - (y - start.y) * (end.x - start.x)) / length
  if (off(from) > TOUCH_MM || off(to) > TOUCH_MM) return null
  const [a, b] = [place(from), place(to)]
  const span = [Math.max(0, Math.min(a, b)), Math.min(length, Math.max(a, b))] as const
  return span[1] > span[0] ? span : null
}

/** Intersection of intervals with another interval. */
export function intersectEdgeIntervals(spans: readonly EdgeInterval[], [from, to]: EdgeInterval): EdgeInterval[] {
  return spans.flatMap(([a, b]) => (Math.max(a, from) < Math.min(b, to) ? [[Math.max(a, from), Math.min(b, to)]] : []))
}

/** Intervals without the parts covered by `taken`. */
export function subtractEdgeIntervals(spans: readonly EdgeInterval[], taken: readonly EdgeInterval[]): EdgeInterval[] {
  return taken.reduce<readonly EdgeInterval[]>(
    (left, [from, to]) =>
      left.flatMap(([a, b]): EdgeInterval[] =>
        to <= a || from >= b
          ? [[a, b]]
          : [...(from > a ? [[a, from] as const] : []), ...(to < b ? [[to, b] as const] : [])],
      ),
    spans,
  ) as EdgeInterval[]
}
