import type { LintFinding } from '#shared/cluster/lint.ts'
import { findFixToJoinStars } from './fix-to-join-stars.ts'
import { createFinding, type LintContext, formatStar } from './lint-context.ts'
import { listConnectingLongRoutes } from './long-routes.ts'

/**
 * Finds stars outside the largest group, alone or in groups (FIST-MAP-3). Skips those that a route which is too long
 * connects, as that route is reported instead.
 */
export function checkCutOffStars(scope: LintContext): LintFinding[] {
  const { componentOf, sizes, largest } = scope.groups
  const groups = sizes.map((): number[] => [])
  componentOf.forEach((group, star) => groups[group]?.push(star))
  const ends = new Set(listConnectingLongRoutes(scope).flatMap(({ from, to }) => [from, to]))
  return groups.flatMap((stars, group) => {
    const [first] = stars
    if (group === largest || first === undefined || stars.some((star) => ends.has(star))) return []
    const fix = findFixToJoinStars(scope, stars)
    return stars.length === 1
      ? [createFinding(scope, 'isolated-star', { message: isolated(scope, first), stars, fix })]
      : [createFinding(scope, 'cut-off', { message: cutOff(scope, first, stars.length), stars, fix })]
  })
}

function isolated(scope: LintContext, star: number): string {
  if (scope.settings.routeMode === 'drawn') return `${formatStar(scope, star)} has no route of at most 3 hexes.`
  return `${formatStar(scope, star)} has no other star within 3 hexes.`
}

function cutOff(scope: LintContext, first: number, count: number): string {
  const others = count === 2 ? '1 more star are' : `${count - 1} more stars are`
  return `${formatStar(scope, first)} and ${others} cut off from the rest of the cluster.`
}
