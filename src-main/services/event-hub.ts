import type { LiveEvent } from '#shared/contract/live.ts'

/** An event hub without listeners. */
export function createEventHub() {
  const listeners = new Set<(event: LiveEvent) => void>()
  return {
    publish: (event: LiveEvent): void => listeners.forEach((listener) => listener(event)),
    /** Calls `listener` with every event from now on, until the returned function is called. */
    subscribe(listener: (event: LiveEvent) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Tells every connected window and browser what happened. */
export type EventHub = ReturnType<typeof createEventHub>
