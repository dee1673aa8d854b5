import type { LiveEvent } from '#shared/contract/live.ts'

/** Tells every connected window and browser what happened. */
export interface EventHub {
  publish(event: LiveEvent): void
  /** Calls `listener` with every event from now on, until the returned function is called. */
  subscribe(listener: (event: LiveEvent) => void): () => void
}

/** An event hub without listeners. */
export function createEventHub(): EventHub {
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    publish: (event) => listeners.forEach((listener) => listener(event)),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
