import type { ChartFix, LintFinding } from '#shared/cluster/lint.ts'
import { SHIP_RANGE_HEXES } from '#shared/cluster/net/transport-net.ts'
import { findFixToJoinStars } from './fix-to-join-stars.ts'
import { createFinding, type LintContext, formatStar } from './lint-context.ts'

/** A route that is too long: its index, the indexes of its stars, and its length in hexes. */
interface LongRoute {
  readonly route: number
  readonly from: number
  readonly to: number
  readonly hexes: number
}

/** Finds routes longer than the distance of a transport per turn (FIST-MOVE-1). */
function findLongRoutes({ chart, net: { field, hexes } }: LintContext): LongRoute[] {
  const routes = chart.routes.map(({ from, to }, route) => {
    return { route, from, to, hexes: field.distance(hexes[from] ?? 0, hexes[to] ?? 0) }
  })
  return routes.filter((route) => route.hexes > SHIP_RANGE_HEXES.transport)
}

/**
 * Finds long routes that are the only connection of their stars, if transports follow drawn routes. Only the route is
 * reported then, not the stars.
 */
export function listConnectingLongRoutes(scope: LintContext): LongRoute[] {
  if (scope.settings.routeMode !== 'drawn') return []
  const { componentOf } = scope.groups
  return findLongRoutes(scope).filter(({ from, to }) => componentOf[from] !== componentOf[to])
}

/**
 * Reports routes that are too long. The fix deletes a route if its stars have other routes, or connects them otherwise
 * first.
 */
export function checkLongRoutes(scope: LintContext): LintFinding[] {
  const long = findLongRoutes(scope)
  const indices = new Set(long.map(({ route }) => route))
  const served = new Set(scope.chart.routes.flatMap(({ from, to }, route) => (indices.has(route) ? [] : [from, to])))
  return long.map((found) => {
    const { route, from, to, hexes } = found
    const ends = `${formatStar(scope, from)} to ${formatStar(scope, to)}`
    return createFinding(scope, 'long-route', {
      message: `The route from ${ends} is ${hexes} hexes long; transports go ${SHIP_RANGE_HEXES.transport}.`,
      stars: [from, to],
      routes: [route],
      fix: fixOf(scope, found, served.has(from) && served.has(to)),
    })
  })
}

function fixOf(scope: LintContext, { route, from, to }: LongRoute, areServed: boolean): ChartFix | null {
  const { componentOf, largest } = scope.groups
  const deletion = { type: 'remove-route', route } as const
  if (scope.settings.routeMode !== 'drawn') return areServed ? { label: 'Delete the route', edits: [deletion] } : null
  const [near, far] = [componentOf[from] ?? -1, componentOf[to] ?? -1]
  if (near === far) return areServed ? { label: 'Delete the route', edits: [deletion] } : null
  if (near !== largest && far !== largest) return null
  const group = near === largest ? far : near
  const join = findFixToJoinStars(
    scope,
    scope.chart.stars.flatMap((_star, star) => (componentOf[star] === group ? [star] : [])),
  )
  return join && { label: `${join.label}, and delete the long route`, edits: [...join.edits, deletion] }
}
