import type { Toast } from '../types.ts'

/** Starts a cancellable timer: `useTimeoutFn` in the app, a manual one in tests. */
export type TimerStarter = (run: () => void, ms: number) => { stop(): void }

/**
 * Whether a message is dismissed automatically. Failures stay until dismissed, and so does an action that is available
 * nowhere else.
 */
export function isAutoDismissed({ tone, action, passes = false }: Toast): boolean {
  return tone !== 'harm' && (!action || passes)
}

/** Dismiss timers of transient messages; paused while the pointer or the focus is on the list. */
export function createToastTimers(start: TimerStarter, dismiss: (id: string) => void) {
  const running = new Map<string, ReturnType<TimerStarter>>()
  let isHeld = false
  const stop = (id: string) => {
    running.get(id)?.stop()
    running.delete(id)
  }
  /** Pauses until `release`, also for messages that arrive meanwhile. */
  function hold() {
    isHeld = true
    for (const id of [...running.keys()]) stop(id)
  }
  function release(toasts: readonly Toast[], ms: number) {
    isHeld = false
    follow(toasts, ms)
  }

  /** Starts timers for new messages and drops those of removed ones. */
  function follow(toasts: readonly Toast[], ms: number) {
    if (toasts.length === 0) isHeld = false // a message that is removed tells nobody that the pointer or focus left it
    const passing = toasts.filter(isAutoDismissed).map((toast) => toast.id)
    for (const id of [...running.keys()]) if (!passing.includes(id)) stop(id)
    for (const id of passing) {
      if (isHeld || running.has(id)) continue
      running.set(
        id,
        start(() => {
          running.delete(id)
          dismiss(id)
        }, ms),
      )
    }
  }
  return { follow, hold, release }
}
