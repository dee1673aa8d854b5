import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Finding } from './report.ts'
import { median } from './statistics.ts'

const ROUNDS = 5

/** How often in a second something is done that says how often it was done. */
export function perSecond(what: string, atLeast: number, work: () => number): Finding {
  const rates = Array.from({ length: ROUNDS + 1 }, () => {
    const started = performance.now()
    let done = 0
    while (performance.now() - started < 300) done += work()
    return (done * 1000) / (performance.now() - started)
  }).slice(1)
  return { what, value: median(rates), goal: { atLeast }, unit: '', from: `median of ${ROUNDS}` }
}

/** The seconds that threads take for one part each; every thread has played a few before. */
export async function secondsOn(thread: URL, parts: readonly unknown[]): Promise<number> {
  const threads = parts.map((part) => new Worker(thread, { workerData: part }))
  await Promise.all(threads.map((thread) => once(thread, 'message')))
  const started = performance.now()
  for (const thread of threads) thread.postMessage('go')
  await Promise.all(threads.map((thread) => once(thread, 'message')))
  const seconds = (performance.now() - started) / 1000
  await Promise.all(threads.map((thread) => thread.terminate()))
  return seconds
}
