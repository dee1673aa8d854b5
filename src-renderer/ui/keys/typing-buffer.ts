/** How long keys are buffered for the field that an action opens, in milliseconds. */
const WAIT_MS = 1000
const SIGN = /^[\p{L}\p{N}]$/u

/**
 * Buffers what is typed after an action that opens a field, until the field can take it. During that time single
 * letters are text and not shortcuts, whether or not the field appears. `now` is in milliseconds.
 */
export function createTypingBuffer(now: () => number) {
  let until = -Infinity
  let held = ''
  return {
    begin: (): void => {
      until = now() + WAIT_MS
      held = ''
    },
    /** Ends buffering early: the next command or click shows that the field has its text. */
    end: (): void => {
      until = -Infinity
      held = ''
    },
    isWaiting: (): boolean => now() < until,
    /**
     * Buffers a key as text; false if it is not text, or no field is awaited. Space counts as text only after a
     * letter: before that it presses a button.
     */
    hold: (key: string): boolean => {
      if (now() >= until || !(SIGN.test(key) || (key === ' ' && held !== ''))) return false
      held += key
      return true
    },
    /** Returns and clears the buffered text. */
    take: (): string => {
      const text = held
      held = ''
      return text
    },
  }
}
