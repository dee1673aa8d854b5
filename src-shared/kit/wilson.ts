/** A measured share with its 95 % confidence interval (Wilson score interval). */
export interface ConfidenceInterval {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964

/** Wilson score interval (95 %) of successes in tries. Successes may be fractional, such as shared wins. */
export function computeWilsonInterval(successes: number, tries: number): ConfidenceInterval {
  if (tries === 0) return { share: 0, low: 0, high: 1 }
  const share = successes / tries
  const square = Z ** 2 / tries
  const middle = (share + square / 2) / (1 + square)
  const reach = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries))
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
