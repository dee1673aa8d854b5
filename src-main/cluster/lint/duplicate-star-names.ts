import type { LintFinding } from '#shared/cluster/lint.ts'
import {
  normalizeStarName,
  createFinding,
  createUnusedStarName,
  formatHexLabel,
  type LintContext,
  getStar,
} from './lint-context.ts'

/** Finds names that an earlier star has already. Skips stars without a name. */
export function checkDuplicateStarNames(scope: LintContext): LintFinding[] {
  const firsts = new Map<string, number>()
  return scope.chart.stars.flatMap(({ name }, star) => {
    const key = normalizeStarName(name)
    const first = firsts.get(key)
    if (key === '') return []
    if (first === undefined) {
      firsts.set(key, star)
      return []
    }
    const [here, there] = [star, first].map((index) => formatHexLabel(scope, getStar(scope, index)))
    const renamed = createUnusedStarName(scope, name)
    return createFinding(scope, 'duplicate-name', {
      message: `The stars at ${there} and ${here} are both called ${name.trim()}.`,
      stars: [star, first],
      fix: {
        label: `Call the star at ${here} ${renamed}`,
        edits: [{ type: 'rename-star', star, name: renamed }],
      },
    })
  })
}
