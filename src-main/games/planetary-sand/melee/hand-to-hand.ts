/** A side that outnumbers the other so many times takes it (SAND-HTH-3). */
const CAPTURE_RATIO = 2

/** How a melee stands: men who fight on, and men who cancelled each other. */
export interface MeleeResult {
  /** Men of each side who are gone. */
  readonly pairs: number
  /** The side that is captured, 0 or 1, or null. */
  readonly captured: 0 | 1 | null
}

/** Which of two numbers of men is captured by the other: 2 to 1 at least (SAND-HTH-3). */
function capturedSide([a, b]: readonly [number, number]): 0 | 1 | null {
  if (a === 0 || b === 0) return null
  if (a >= CAPTURE_RATIO * b) return 1
  return b >= CAPTURE_RATIO * a ? 0 : null
}

/** Men cancel one for one until one side has twice the other, or nobody is left; at most `mostPairs` of them (SAND-HTH-2, SAND-HTH-3). */
export function cancelPairs([a, b]: readonly [number, number], mostPairs = Infinity): MeleeResult {
  let pairs = 0
  const left = (): [number, number] => [a - pairs, b - pairs]
  while (pairs < mostPairs && Math.min(...left()) > 0 && capturedSide(left()) === null) pairs += 1
  return { pairs, captured: capturedSide(left()) }
}
