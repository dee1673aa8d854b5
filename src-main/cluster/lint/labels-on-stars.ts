import type { LintFinding } from '#shared/cluster/lint.ts'
import { isOnBoard } from '#shared/kit/hex.ts'
import { createFinding, type LintContext, formatStar } from './lint-context.ts'

/** Finds labels that overlap a star. */
export function checkLabelsOnStars(scope: LintContext): LintFinding[] {
  const { net, chart } = scope
  return chart.labels.flatMap((label) => {
    if (label.kind !== 'label' || !isOnBoard(label, chart.board)) return []
    const star = net.starAt[net.field.indexOf(label)] ?? -1
    if (star < 0) return []
    return createFinding(scope, 'label-on-star', {
      message: `The label “${label.text}” lies on ${formatStar(scope, star)}.`,
      stars: [star],
    })
  })
}
