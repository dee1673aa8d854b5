import { computed, onScopeDispose, shallowRef } from 'vue'
import type { Progress } from '#shared/contract/base.ts'

/** Starts a long task that reports its progress and returns a result; the signal cancels it. */
export type LongTaskStarter<Result> = (signal: AbortSignal) => Promise<AsyncIterator<Progress, Result>>

/** Runs a long task to completion; null if it was cancelled. */
export async function runLongTask<Result>(
  start: LongTaskStarter<Result>,
  signal: AbortSignal,
  show: (progress: Progress) => void,
): Promise<Result | null> {
  try {
    const steps = await start(signal)
    for (;;) {
      const step = await steps.next()
      if (signal.aborted) return null
      if (step.done) return step.value
      show(step.value)
    }
  } catch (error) {
    if (signal.aborted) return null
    throw error
  }
}

interface Running {
  readonly title: string
  readonly progress: Progress | null
}

/** State of a long task for a ProgressDialog: what is running, and functions to start and cancel it. */
export function useLongTask() {
  const running = shallowRef<Running | null>(null)
  let stop: AbortController | null = null

  async function run<Result>(title: string, start: LongTaskStarter<Result>): Promise<Result | null> {
    stop?.abort()
    const own = new AbortController()
    stop = own
    running.value = { title, progress: null }
    try {
      return await runLongTask(start, own.signal, (progress) => (running.value = { title, progress }))
    } finally {
      if (stop === own) running.value = null
    }
  }

  function cancel(): void {
    stop?.abort()
    running.value = null
  }
  onScopeDispose(cancel)

  const dialog = computed(() => ({
    open: running.value !== null,
    title: running.value?.title ?? '',
    done: running.value?.progress?.done ?? 0,
    total: running.value?.progress?.total ?? null,
    note: running.value?.progress?.note ?? '',
  }))
  return { dialog, run, cancel }
}
