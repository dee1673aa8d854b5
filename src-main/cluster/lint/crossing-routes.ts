import type { ChartFix, LintFinding } from '#shared/cluster/lint.ts'
import { createFinding, type LintContext, formatStar } from './lint-context.ts'

/** Maximum number of crossings reported. */
const MOST_CROSSINGS = 1000

/** Finds routes that cross each other, limited to the first thousand pairs. */
export function checkCrossingRoutes(scope: LintContext, isBridge: (a: number, b: number) => boolean): LintFinding[] {
  const { routes } = scope.chart
  const segments = routes.map((route): Segment => segmentOf(scope, route))
  return findSegmentCrossings(segments, MOST_CROSSINGS).flatMap(([first, second]) => {
    const [a, b] = [routes[first], routes[second]]
    if (!a || !b) return []
    const lines = [a, b].map(({ from, to }) => `${formatStar(scope, from)}–${formatStar(scope, to)}`)
    return createFinding(scope, 'crossing-routes', {
      message: `The routes ${lines.join(' and ')} cross.`,
      stars: [a.from, a.to, b.from, b.to],
      routes: [first, second],
      fix: removeFix(scope, [first, second], isBridge),
    })
  })
}

/** Lines cross in axial coordinates exactly where they cross on the drawn map. */
function segmentOf({ net }: LintContext, { from, to }: { readonly from: number; readonly to: number }): Segment {
  const { q, r } = net.field
  const [start, end] = [net.hexes[from] ?? 0, net.hexes[to] ?? 0]
  return [q[start] ?? 0, r[start] ?? 0, q[end] ?? 0, r[end] ?? 0]
}

/** Fix that deletes the longer route, or the other one if that would cut stars off. Null if both would. */
function removeFix(
  scope: LintContext,
  crossing: readonly [number, number],
  isBridge: (a: number, b: number) => boolean,
): ChartFix | null {
  const { net, chart, settings } = scope
  const candidates = crossing.flatMap((route) => {
    const { from, to } = chart.routes[route] ?? { from: 0, to: 0 }
    const length = net.field.distance(net.hexes[from] ?? 0, net.hexes[to] ?? 0)
    const isNeeded = settings.routeMode === 'drawn' && isBridge(from, to)
    return isNeeded ? [] : [{ route, from, to, length }]
  })
  const [longest] = candidates.toSorted((a, b) => b.length - a.length || b.route - a.route)
  if (!longest) return null
  return {
    label: `Delete the route ${formatStar(scope, longest.from)}–${formatStar(scope, longest.to)}`,
    edits: [{ type: 'remove-route', route: longest.route }],
  }
}

/** A line segment with integer coordinates. */
type Segment = readonly [fromX: number, fromY: number, toX: number, toY: number]

/** Size of the grid cells, so that only nearby lines are compared. */
const CELL = 8

/** Tolerance that prevents rounding from omitting a cell. */
const HAIR = 1e-6

/** Finds crossing pairs of segments, in order, up to `most` pairs. Touching does not count. */
function findSegmentCrossings(segments: readonly Segment[], most: number): (readonly [number, number])[] {
  const cells = new Map<string, number[]>()
  const found: (readonly [number, number])[] = []
  for (const [index, segment] of segments.entries()) {
    const near = new Set<number>()
    for (const key of cellsOf(segment)) {
      const cell = cells.get(key)
      if (!cell) cells.set(key, [index])
      else {
        for (const otherValue of cell) near.add(otherValue)
        cell.push(index)
      }
    }
    for (const otherValue of near) {
      if (!doCross(segments[otherValue] ?? segment, segment)) continue
      found.push([otherValue, index])
      if (found.length === most) return found
    }
  }
  return found
}

/** Cells that a segment passes through, column by column. */
function* cellsOf([fromX, fromY, toX, toY]: Segment): Generator<string> {
  const [left, right] = [Math.min(fromX, toX), Math.max(fromX, toX)]
  const yAt = (x: number) => (fromX === toX ? fromY : fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX))
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column += 1) {
    const [enters, leaves] = [yAt(Math.max(left, column * CELL)), yAt(Math.min(right, (column + 1) * CELL))]
    const ends = fromX === toX ? [fromY, toY] : [enters, leaves]
    const [top, bottom] = [Math.min(...ends) - HAIR, Math.max(...ends) + HAIR].map((y) => Math.floor(y / CELL))
    for (let row = top ?? 0; row <= (bottom ?? 0); row += 1) yield `${column},${row}`
  }
}

function doCross(a: Segment, b: Segment): boolean {
  return areApart(a, b) && areApart(b, a)
}

/** Whether the ends of a segment are on different sides of the line through another segment. */
function areApart([x, y, toX, toY]: Segment, [fromX, fromY, endX, endY]: Segment): boolean {
  const side = (pointX: number, pointY: number) => (toX - x) * (pointY - y) - (toY - y) * (pointX - x)
  return side(fromX, fromY) * side(endX, endY) < 0
}
