/** Ratio at which a side captures the other (SAND-HTH-3). */
const CAPTURE_RATIO = 2

/** Result of cancelling men in a melee. */
export interface CancelledPairs {
  /** Men lost by each side. */
  readonly pairs: number
  /** Index of the captured side, 0 or 1, or null. */
  readonly captured: 0 | 1 | null
}

/** Index of the side captured at these numbers: at least 2 to 1 (SAND-HTH-3). */
function capturedSide([a, b]: readonly [number, number]): 0 | 1 | null {
  if (a === 0 || b === 0) return null
  if (a >= CAPTURE_RATIO * b) return 1
  return b >= CAPTURE_RATIO * a ? 0 : null
}

/**
 * Cancels men one for one, at most `mostPairs`, until one side has twice the other or none are left (SAND-HTH-2,
 * SAND-HTH-3).
 */
export function computeCancelledPairs([a, b]: readonly [number, number], mostPairs = Infinity): CancelledPairs {
  let pairs = 0
  const left = (): [number, number] => [a - pairs, b - pairs]
  while (pairs < mostPairs && Math.min(...left()) > 0 && capturedSide(left()) === null) pairs += 1
  return { pairs, captured: capturedSide(left()) }
}
