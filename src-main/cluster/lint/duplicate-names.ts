import type { LintFinding } from '#shared/cluster/lint.ts'
import { comparable, finding, freeName, labelOf, type LintScope, starOf } from './lint-scope.ts'

/** Names that an earlier star has already; stars without a name are left alone. */
export function duplicateNames(scope: LintScope): LintFinding[] {
  const firsts = new Map<string, number>()
  return scope.chart.stars.flatMap(({ name }, star) => {
    const key = comparable(name)
    const first = firsts.get(key)
    if (key === '') return []
    if (first === undefined) {
      firsts.set(key, star)
      return []
    }
    const [here, there] = [star, first].map((index) => labelOf(scope, starOf(scope, index)))
    const renamed = freeName(scope, name)
    return finding(scope, 'duplicate-name', {
      message: `The stars at ${there} and ${here} are both called ${name.trim()}.`,
      stars: [star, first],
      fix: {
        label: `Call the star at ${here} ${renamed}`,
        edits: [{ type: 'rename-star', star, name: renamed }],
      },
    })
  })
}
