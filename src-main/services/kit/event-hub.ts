import type { LiveEvent } from '#shared/contract/live.ts'

/** Creates an event hub without listeners. */
export function createEventHub() {
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    publish: (event: LiveEvent): void => listeners.forEach((listener) => listener(event)),
    /** Calls `listener` with every future event until the returned function is called. */
    subscribe(listener: (event: LiveEvent) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Publishes events to all connected windows and browsers. */
export type EventHub = ReturnType<typeof createEventHub>
