import type { LintFinding } from '#shared/cluster/lint.ts'
import {
  normalizeStarName,
  createFinding,
  findUnusedStarName,
  formatHexLabel,
  type LintScope,
  getStar,
} from './lint-scope.ts'

/** Finds names that an earlier star has already. Skips stars without a name. */
export function findDuplicateNames(scope: LintScope): LintFinding[] {
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
    const renamed = findUnusedStarName(scope, name)
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
