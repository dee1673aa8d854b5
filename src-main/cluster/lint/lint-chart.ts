import type { Chart } from '#shared/cluster/chart.ts'
import { LINT_RULES, type LintFinding, type LintRuleId, type LintSettings } from '#shared/cluster/lint.ts'
import { findWeakPoints } from '../analysis/cut-stars.ts'
import { checkCrossingRoutes } from './crossing-routes.ts'
import { checkCutOffStars } from './cut-off-stars.ts'
import { checkDuplicateStarNames } from './duplicate-star-names.ts'
import { checkHomeBands } from './home-bands.ts'
import { checkLabelsOnStars } from './labels-on-stars.ts'
import { createLintContext } from './lint-context.ts'
import { listConnectingLongRoutes, checkLongRoutes } from './long-routes.ts'
import { checkWeakPoints } from './weak-points.ts'

const RULE_ORDER = new Map<string, number>(Object.keys(LINT_RULES).map((rule, index) => [rule, index]))

/** Checks a chart for everything that breaks the game or deserves attention, in rule order. */
export function lintChart(chart: Chart, settings: LintSettings): LintFinding[] {
  const scope = createLintContext(chart, settings)
  const weak = findWeakPoints(scope.links)
  const bridges = new Set(weak.bridges.flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]))
  for (const { from, to } of listConnectingLongRoutes(scope)) bridges.add(`${from}-${to}`).add(`${to}-${from}`)
  const findings = [
    ...checkCutOffStars(scope),
    ...checkLongRoutes(scope),
    ...checkHomeBands(scope),
    ...checkDuplicateStarNames(scope),
    ...checkWeakPoints(scope, weak),
    ...checkCrossingRoutes(scope, (a, b) => bridges.has(`${a}-${b}`)),
    ...checkLabelsOnStars(scope),
  ]
  const orderOf = ({ rule }: { rule: LintRuleId }) => RULE_ORDER.get(rule) ?? 0
  return findings.toSorted((a, b) => orderOf(a) - orderOf(b))
}
