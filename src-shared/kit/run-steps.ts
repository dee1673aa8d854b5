/** Runs an iterator to its end synchronously. Returns its result. */
export function runSync<Result>(work: Iterator<unknown, Result, undefined>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Runs an async iterator, which yields to other work between its steps, to its end. Returns its result. */
export async function runAsync<Result>(work: AsyncIterator<unknown, Result, undefined>): Promise<Result> {
  for (;;) {
    const step = await work.next()
    if (step.done) return step.value
  }
}
