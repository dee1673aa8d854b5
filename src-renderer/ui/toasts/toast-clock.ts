import type { Toast } from '../types.ts'

/** Starts a wait that can be stopped: `useTimeoutFn` in the app, a hand-driven one in tests. */
export type StartTimer = (run: () => void, ms: number) => { stop(): void }

/** Harm waits for the player, and so does an action that can be done nowhere else; the others leave by themselves. */
export function isAutoDismissed({ tone, action, passes = false }: Toast): boolean {
  return tone !== 'harm' && (!action || passes)
}

/** Counts down for each passing message; while held (pointer or focus on the list) nothing leaves. */
export function createToastClock(start: StartTimer, dismiss: (id: string) => void) {
  const running = new Map<string, ReturnType<StartTimer>>()
  const stop = (id: string) => {
    running.get(id)?.stop()
    running.delete(id)
  }
  const hold = () => [...running.keys()].forEach(stop)

  /** Starts what is new and forgets what is gone. */
  function follow(toasts: readonly Toast[], ms: number) {
    const passing = toasts.filter(isAutoDismissed).map((toast) => toast.id)
    for (const id of [...running.keys()]) if (!passing.includes(id)) stop(id)
    for (const id of passing) {
      if (running.has(id)) continue
      running.set(
        id,
        start(() => {
          running.delete(id)
          dismiss(id)
        }, ms),
      )
    }
  }
  return { follow, hold }
}
