/** Result of a sequential test: better or worse by at least the margin, or even. Null means undecided. */
export type SprtVerdict = 'better' | 'worse' | 'even' | null

/** Parameters of a sequential test. */
export interface SprtPlan {
  /**
   * Smallest relevant difference of a probability from one half, as a share: 0.1 tests for 60 % or more, or 40 % or
   * less.
   */
  readonly margin: number
  /** Accepted error rate if the truth is one half, or differs from it by the margin or more. */
  readonly error: number
}

/**
 * Wald's sequential probability ratio test, two-sided (Sobel and Wald 1949): one test compares one half with one half
 * plus the margin, the other one half with one half minus it. The result is even if both accept one half. Draws are
 * ignored.
 */
export function computeSprtVerdict(
  { wins, losses }: { readonly wins: number; readonly losses: number },
  plan: SprtPlan,
): SprtVerdict {
  const up = ratioOf(wins, losses, plan.margin)
  const down = ratioOf(losses, wins, plan.margin)
  const bound = Math.log((1 - plan.error) / plan.error)
  if (up >= bound) return 'better'
  if (down >= bound) return 'worse'
  return up <= -bound && down <= -bound ? 'even' : null
}

/** Log-likelihood ratio of a probability of one half plus the margin against one half. */
function ratioOf(wins: number, losses: number, margin: number): number {
  return wins * Math.log(1 + 2 * margin) + losses * Math.log(1 - 2 * margin)
}
