/** Does work that is cut into steps without a stop; answers what it comes to. */
export function runSync<Result>(work: Iterator<unknown, Result, undefined>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The same of work that lets others get their turn between its steps. */
export async function runAsync<Result>(work: AsyncIterator<unknown, Result, undefined>): Promise<Result> {
  for (;;) {
    const step = await work.next()
    if (step.done) return step.value
  }
}
