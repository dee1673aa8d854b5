import type { LintFinding } from '#shared/cluster/lint.ts'
import { joinFix } from './join-fix.ts'
import { finding, type LintScope, starName } from './lint-scope.ts'
import { findLeadingOut } from './long-routes.ts'

/** Stars that are not in the largest group: alone, or with others that are cut off like them (FIST-MAP-3). Where a route leads out, but is too long, that route is the one problem. */
export function cutOffStars(scope: LintScope): LintFinding[] {
  const { componentOf, sizes, largest } = scope.groups
  const groups = sizes.map((): number[] => [])
  componentOf.forEach((group, star) => groups[group]?.push(star))
  const ends = new Set(findLeadingOut(scope).flatMap(({ from, to }) => [from, to]))
  return groups.flatMap((stars, group) => {
    const [first] = stars
    if (group === largest || first === undefined || stars.some((star) => ends.has(star))) return []
    const fix = joinFix(scope, stars)
    return stars.length === 1
      ? [finding(scope, 'isolated-star', { message: isolated(scope, first), stars, fix })]
      : [finding(scope, 'cut-off', { message: cutOff(scope, first, stars.length), stars, fix })]
  })
}

function isolated(scope: LintScope, star: number): string {
  if (scope.settings.routeMode === 'drawn') return `${starName(scope, star)} has no route of at most 3 hexes.`
  return `${starName(scope, star)} has no other star within 3 hexes.`
}

function cutOff(scope: LintScope, first: number, count: number): string {
  const others = count === 2 ? '1 more star are' : `${count - 1} more stars are`
  return `${starName(scope, first)} and ${others} cut off from the rest of the cluster.`
}
