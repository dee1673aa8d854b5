/** What games that were won and lost say so far: who is better by at least the margin, or that nobody is; null while neither is clear. */
export type Verdict = 'better' | 'worse' | 'even' | null

/** How fine a question is, and how often its answer may be wrong. */
export interface SprtPlan {
  /** By how much a chance has to differ from one half to count, as a share: 0.1 asks whether it is 60 % or more, or 40 % or less. */
  readonly margin: number
  /** The share of wrong answers that is put up with, where the truth is one half or off by the margin or more. */
  readonly error: number
}

/**
 * Wald's sequential probability ratio test, both ways at once (Sobel and Wald 1949): one test asks whether a chance is half
 * or more by the margin, one whether it is half or less by it; even is what both say no to. Draws say nothing.
 */
export function computeVerdict(
  { wins, losses }: { readonly wins: number; readonly losses: number },
  plan: SprtPlan,
): Verdict {
  const up = ratioOf(wins, losses, plan.margin)
  const down = ratioOf(losses, wins, plan.margin)
  const bound = Math.log((1 - plan.error) / plan.error)
  if (up >= bound) return 'better'
  if (down >= bound) return 'worse'
  return up <= -bound && down <= -bound ? 'even' : null
}

/** The logarithm of how much likelier these games are where the chance is higher by the margin than where it is one half. */
function ratioOf(wins: number, losses: number, margin: number): number {
  return wins * Math.log(1 + 2 * margin) + losses * Math.log(1 - 2 * margin)
}
