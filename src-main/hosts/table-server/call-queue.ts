import { setImmediate } from 'node:timers'

/** Begins waiting calls; `next` runs what it is given in the next round of the event loop. */
type NextRound = (round: () => void) => void

/**
 * Lets calls begin by turns: in a round of the event loop one of everybody who waits. However many calls one person
 * sends at once, nobody else waits for more than one of them.
 */
export function createCallQueue(next: NextRound = setImmediate) {
  const waiting = new Map<string, (() => void)[]>()

  function round(): void {
    for (const [whose, queue] of waiting) {
      queue.shift()?.()
      if (queue.length === 0) waiting.delete(whose)
    }
    if (waiting.size > 0) next(round)
  }

  /** Ends when it is the turn of this person's call. */
  return (whose: string): Promise<void> =>
    new Promise((begin) => {
      if (waiting.size === 0) next(round)
      const queue = waiting.get(whose)
      if (queue) queue.push(begin)
      else waiting.set(whose, [begin])
    })
}
