import type { Chart } from '#shared/cluster/chart.ts'
import { LINT_RULES, type LintFinding, type LintRuleId, type LintSettings } from '#shared/cluster/lint.ts'
import { findWeakPoints } from '../analysis/cut-stars.ts'
import { findCrossingRoutes } from './crossing-routes.ts'
import { findCutOffStars } from './cut-off-stars.ts'
import { findDuplicateNames } from './duplicate-names.ts'
import { checkHomeBands } from './home-bands.ts'
import { findLabelsOnStars } from './labels-on-stars.ts'
import { createLintScope } from './lint-scope.ts'
import { findConnectingLongRoutes, checkLongRoutes } from './long-routes.ts'
import { findWeakPointFindings } from './weak-points.ts'

const RULE_ORDER = new Map<string, number>(Object.keys(LINT_RULES).map((rule, index) => [rule, index]))

/** Checks a chart for everything that breaks the game or deserves attention, in rule order. */
export function lintChart(chart: Chart, settings: LintSettings): LintFinding[] {
  const scope = createLintScope(chart, settings)
  const weak = findWeakPoints(scope.links)
  const bridges = new Set(weak.bridges.flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]))
  for (const { from, to } of findConnectingLongRoutes(scope)) bridges.add(`${from}-${to}`).add(`${to}-${from}`)
  const findings = [
    ...findCutOffStars(scope),
    ...checkLongRoutes(scope),
    ...checkHomeBands(scope),
    ...findDuplicateNames(scope),
    ...findWeakPointFindings(scope, weak),
    ...findCrossingRoutes(scope, (a, b) => bridges.has(`${a}-${b}`)),
    ...findLabelsOnStars(scope),
  ]
  const orderOf = ({ rule }: { rule: LintRuleId }) => RULE_ORDER.get(rule) ?? 0
  return findings.toSorted((a, b) => orderOf(a) - orderOf(b))
}
