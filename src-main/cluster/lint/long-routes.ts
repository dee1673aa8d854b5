import type { LintFinding } from '#shared/cluster/lint.ts'
import { SHIP_HEXES } from '#shared/cluster/net/transport-net.ts'
import { finding, type LintScope, starName } from './lint-scope.ts'

/** Routes longer than transports go in a turn (FIST-MOVE-1). */
export function longRoutes(scope: LintScope): LintFinding[] {
  const { field, hexes } = scope.net
  return scope.chart.routes.flatMap(({ from, to }, route) => {
    const length = field.distance(hexes[from] ?? 0, hexes[to] ?? 0)
    if (length <= SHIP_HEXES.transport) return []
    const ends = `${starName(scope, from)} to ${starName(scope, to)}`
    return finding(scope, 'long-route', {
      message: `The route from ${ends} is ${length} hexes long; transports go ${SHIP_HEXES.transport}.`,
      stars: [from, to],
      routes: [route],
      fix: { label: 'Remove the route', edits: [{ type: 'remove-route', route }] },
    })
  })
}
