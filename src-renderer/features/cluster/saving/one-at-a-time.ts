/** Runs work one at a time: who asks while it runs gets the next run, which all who ask meanwhile share. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
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
      .catch(() => {}) // whoever asked for that run hears of it
      .then(() => {
        next = null
        return start()
      })
    return next
  }
}
