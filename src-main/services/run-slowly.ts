import type { Progress } from '#shared/contract/base.ts'

/** How long work may keep everything else waiting, in milliseconds. */
const SLICE = 25

/** Runs long work in short slices, so that others are answered meanwhile; it ends early when `signal` says so. */
export async function* runSlowly<Result>(
  work: Generator<Progress, Result>,
  signal?: AbortSignal,
): AsyncGenerator<Progress, Result> {
  let until = performance.now() + SLICE
  try {
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
      if (performance.now() < until) continue
      yield step.value
      await new Promise((resume) => setImmediate(resume))
      signal?.throwIfAborted()
      until = performance.now() + SLICE
    }
  } finally {
    work.return(undefined as Result)
  }
}
