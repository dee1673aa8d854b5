import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const ROUNDS = getMeasurementSize(5)
const ROUND_MS = getMeasurementSize(300, 5)

/** Rate per second of work that reports its own count, in CPU time so that other processes do not affect it. */
export function measurePerSecond(what: string, atLeast: number, work: () => number): BenchmarkResult {
  const rates = Array.from({ length: ROUNDS + 1 }, () => measureRate(work, ROUND_MS)).slice(1)
  return { what, value: median(rates), goal: { atLeast }, unit: '', from: `median of ${ROUNDS}` }
}

/** Single measurement of the rate over a number of milliseconds. */
export function measureRate(work: () => number, milliseconds: number): number {
  const started = readThreadTime()
  for (let done = work(); ; done += work()) {
    const passed = readThreadTime() - started
    if (passed >= milliseconds) return (done * 1000) / passed
  }
}

/** CPU time of this thread in milliseconds; the wall clock equals it if the core is not shared. */
export function readThreadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Counts to a given number. */
const COUNTING = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', (most) => {
    let word = 1
    for (let at = 0; at < most; at += 1) word = (Math.imul(word, 1664525) + 1013904223) | 0
    parentPort.postMessage(word)
  })`
const STEPS = getMeasurementSize(200_000_000, 2_000_000)

/**
 * Measures the maximum gain of a second thread on this machine: two loops in sequence on one thread against both in
 * parallel.
 */
export async function measureSecondThreadGain(): Promise<number> {
  const threads = [0, 1].map(() => new Worker(COUNTING, { eval: true }))
  const [worker] = threads
  const count = async (thread: Worker, steps: number) => {
    const counted = once(thread, 'message')
    thread.postMessage(steps)
    await counted
  }
  const secondsOf = async (counting: readonly Promise<void>[]) => {
    const started = performance.now()
    await Promise.all(counting)
    return performance.now() - started
  }
  await Promise.all(threads.map((thread) => count(thread, STEPS / 10)))
  const alone = worker === undefined ? 0 : await secondsOf([count(worker, 2 * STEPS)])
  const together = await secondsOf(threads.map((thread) => count(thread, STEPS)))
  await Promise.all(threads.map((thread) => thread.terminate()))
  return alone / together
}
