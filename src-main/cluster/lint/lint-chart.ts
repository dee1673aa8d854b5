import type { Chart } from '#shared/cluster/chart.ts'
import { LINT_RULES, type LintFinding, type LintRule, type LintSettings } from '#shared/cluster/lint.ts'
import { weakPointsOf } from '../analysis/cut-stars.ts'
import { crossingRoutes } from './crossing-routes.ts'
import { cutOffStars } from './cut-off-stars.ts'
import { duplicateNames } from './duplicate-names.ts'
import { homeBandStars } from './home-band-stars.ts'
import { labelsOnStars } from './labels-on-stars.ts'
import { lintScope } from './lint-scope.ts'
import { findLeadingOut, longRoutes } from './long-routes.ts'
import { weakPoints } from './weak-points.ts'

const RULE_ORDER = new Map<string, number>(Object.keys(LINT_RULES).map((rule, index) => [rule, index]))

/** Everything about a chart that breaks the game or that its maker should look at, in the order of the rules. */
export function lintChart(chart: Chart, settings: LintSettings): LintFinding[] {
  const scope = lintScope(chart, settings)
  const weak = weakPointsOf(scope.links)
  const bridges = new Set(weak.bridges.flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]))
  for (const { from, to } of findLeadingOut(scope)) bridges.add(`${from}-${to}`).add(`${to}-${from}`)
  const findings = [
    ...cutOffStars(scope),
    ...longRoutes(scope),
    ...homeBandStars(scope),
    ...duplicateNames(scope),
    ...weakPoints(scope, weak),
    ...crossingRoutes(scope, (one, other) => bridges.has(`${one}-${other}`)),
    ...labelsOnStars(scope),
  ]
  const orderOf = ({ rule }: { rule: LintRule }) => RULE_ORDER.get(rule) ?? 0
  return findings.toSorted((one, other) => orderOf(one) - orderOf(other))
}
