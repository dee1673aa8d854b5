import type { Toast } from '../types.ts'

/** What starts and stops a wait; the window itself in the app, a hand-driven one in tests. */
export interface Timers {
  start(run: () => void, ms: number): number
  stop(timer: number): void
}

/** Harm and messages with an action wait for the player; the others leave by themselves. */
export function leavesByItself(toast: Toast): boolean {
  return toast.tone !== 'harm' && !toast.action
}

/** Counts down for each passing message; while held (pointer or focus on the list) nothing leaves. */
export function createToastClock(timers: Timers, dismiss: (id: string) => void) {
  const running = new Map<string, number>()
  const stop = (id: string) => {
    const timer = running.get(id)
    if (timer !== undefined) timers.stop(timer)
    running.delete(id)
  }
  const hold = () => [...running.keys()].forEach(stop)

  /** Starts what is new and forgets what is gone. */
  function follow(toasts: readonly Toast[], ms: number) {
    const passing = toasts.filter(leavesByItself).map((toast) => toast.id)
    for (const id of [...running.keys()]) if (!passing.includes(id)) stop(id)
    for (const id of passing) {
      if (running.has(id)) continue
      running.set(
        id,
        timers.start(() => {
          running.delete(id)
          dismiss(id)
        }, ms),
      )
    }
  }
  return { follow, hold }
}
