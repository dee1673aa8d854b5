import type { ChartFix, LintFinding } from '#shared/cluster/lint.ts'
import { createFinding, type LintScope, formatStar } from './lint-scope.ts'
import { type Segment, findSegmentCrossings } from './segment-crossings.ts'

/** Maximum number of crossings reported. */
const MOST_CROSSINGS = 1000

/** Finds routes that cross each other, limited to the first thousand pairs. */
export function findCrossingRoutes(scope: LintScope, isBridge: (a: number, b: number) => boolean): LintFinding[] {
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
function segmentOf({ net }: LintScope, { from, to }: { readonly from: number; readonly to: number }): Segment {
  const { q, r } = net.field
  const [start, end] = [net.hexes[from] ?? 0, net.hexes[to] ?? 0]
  return [q[start] ?? 0, r[start] ?? 0, q[end] ?? 0, r[end] ?? 0]
}

/** Fix that deletes the longer route, or the other one if that would cut stars off. Null if both would. */
function removeFix(
  scope: LintScope,
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
