import type { LintFinding } from '#shared/cluster/lint.ts'
import type { WeakPoints } from '../analysis/cut-stars.ts'
import { createFinding, type LintContext, formatStar } from './lint-context.ts'

/**
 * Minimum number of stars cut off to be reported. A single star at the end of a line always depends on its neighbour.
 */
const FEWEST_CUT_OFF = 2

/** Reports stars and links whose loss cuts off two or more stars. */
export function checkWeakPoints(scope: LintContext, { cutStars, bridges }: WeakPoints): LintFinding[] {
  const routeOf = routesByPair(scope)
  return [
    ...cutStars
      .filter(({ cutsOff }) => cutsOff >= FEWEST_CUT_OFF)
      .map(({ star, cutsOff }) =>
        createFinding(scope, 'cut-star', {
          message: `Without ${formatStar(scope, star)}, ${cutsOff} stars are cut off from the others.`,
          stars: [star],
        }),
      ),
    ...bridges
      .filter(({ cutsOff }) => cutsOff >= FEWEST_CUT_OFF)
      .map(({ from, to, cutsOff }) =>
        createFinding(scope, 'bridge', {
          message: `Only the line ${formatStar(scope, from)}–${formatStar(scope, to)} joins ${cutsOff} stars with the others.`,
          stars: [from, to],
          routes: routeOf(from, to),
        }),
      ),
  ]
}

function routesByPair({ chart }: LintContext): (a: number, b: number) => readonly number[] {
  const keyOf = (a: number, b: number) => Math.min(a, b) * chart.stars.length + Math.max(a, b)
  const routes = new Map(chart.routes.map(({ from, to }, route) => [keyOf(from, to), route]))
  return (a, b) => {
    const route = routes.get(keyOf(a, b))
    return route === undefined ? [] : [route]
  }
}
