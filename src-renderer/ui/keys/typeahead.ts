/** How long keys belong to the field that an action opens. */
const WAIT_MS = 1000
const SIGN = /^[\p{L}\p{N}]$/u

/**
 * Keeps what is typed after an action that opens a field, until the field is there to take it. For that time single
 * letters are text and no shortcuts, whether or not the field comes. `now` is in milliseconds.
 */
export function createTypeahead(now: () => number) {
  let until = -Infinity
  let held = ''
  return {
    begin: (): void => {
      until = now() + WAIT_MS
      held = ''
    },
    /** Ends it early: the next command or click shows that the field has its text. */
    end: (): void => {
      until = -Infinity
      held = ''
    },
    isWaiting: (): boolean => now() < until,
    /** Keeps a key as text; false where it is none, or no field is awaited. Space is text only behind a letter: before it presses a button. */
    hold: (key: string): boolean => {
      if (now() >= until || !(SIGN.test(key) || (key === ' ' && held !== ''))) return false
      held += key
      return true
    },
    /** What was typed so far, once. */
    take: (): string => {
      const text = held
      held = ''
      return text
    },
  }
}
