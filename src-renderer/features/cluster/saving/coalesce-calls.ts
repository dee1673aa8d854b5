/** Serialises work: calls during a run share the next run. */
export function coalesceCalls(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null

  function start(): Promise<void> {
    const run = work().finally(() => {
      if (running === run) running = null
    })
    running = run
    return run
  }

  return () => {
    if (!running) return start()
    next ??= running
      .catch(() => {}) // reported to the callers of that run
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
