import type { LintFinding } from '#shared/cluster/lint.ts'
import { isOnBoard } from '#shared/kit/hex.ts'
import { finding, type LintScope, starName } from './lint-scope.ts'

/** Labels written across a star. */
export function labelsOnStars(scope: LintScope): LintFinding[] {
  const { net, chart } = scope
  return chart.labels.flatMap((label) => {
    if (label.kind !== 'label' || !isOnBoard(label, chart.board)) return []
    const star = net.starAt[net.field.indexOf(label)] ?? -1
    if (star < 0) return []
    return finding(scope, 'label-on-star', {
      message: `The label “${label.text}” lies on ${starName(scope, star)}.`,
      stars: [star],
    })
  })
}
