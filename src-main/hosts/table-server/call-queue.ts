import { setImmediate } from 'node:timers'

/** Schedules a function for the next round of the event loop. */
type NextRound = (round: () => void) => void

/**
 * Fair queue for calls: each round of the event loop starts one call per caller, so however many calls one person
 * sends at once, the others wait for at most one of them.
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

  /** Resolves when it is the turn of this caller's call. */
  return (whose: string): Promise<void> =>
    new Promise((begin) => {
      if (waiting.size === 0) next(round)
      const queue = waiting.get(whose)
      if (queue) queue.push(begin)
      else waiting.set(whose, [begin])
    })
}
