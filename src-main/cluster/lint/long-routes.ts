import type { LintFinding } from '#shared/cluster/lint.ts'
import { SHIP_HEXES } from '#shared/cluster/net/transport-net.ts'
import { finding, type LintScope, starName } from './lint-scope.ts'

/** Routes longer than transports go in a turn (FIST-MOVE-1). One can go where its stars have others; else it says that they belong together. */
export function longRoutes(scope: LintScope): LintFinding[] {
  const { field, hexes } = scope.net
  const lengths = scope.chart.routes.map(({ from, to }) => field.distance(hexes[from] ?? 0, hexes[to] ?? 0))
  const isLong = (route: number): boolean => (lengths[route] ?? 0) > SHIP_HEXES.transport
  const served = new Set(scope.chart.routes.flatMap(({ from, to }, route) => (isLong(route) ? [] : [from, to])))
  return scope.chart.routes.flatMap(({ from, to }, route) => {
    if (!isLong(route)) return []
    const ends = `${starName(scope, from)} to ${starName(scope, to)}`
    return finding(scope, 'long-route', {
      message: `The route from ${ends} is ${lengths[route]} hexes long; transports go ${SHIP_HEXES.transport}.`,
      stars: [from, to],
      routes: [route],
      fix:
        served.has(from) && served.has(to)
          ? { label: 'Delete the route', edits: [{ type: 'remove-route', route }] }
          : null,
    })
  })
}
