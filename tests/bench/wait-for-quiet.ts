import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { isTiny } from './measurement-size.ts'

const LOOK_MS = 400
const QUIET_BELOW = 0.1
const LONGEST_WAIT_MS = 120_000

/** Share of all cores that is busy, sampled over a moment. */
async function busyShare(): Promise<number> {
  const before = ticks()
  await setTimeout(LOOK_MS)
  const after = ticks()
  return 1 - (after.idle - before.idle) / Math.max(1, after.total - before.total)
}

/** Waits until the machine is quiet, at most two minutes; returns its busy share. */
export async function waitForQuiet(): Promise<number> {
  if (isTiny()) return 0
  const started = performance.now()
  let busy = await busyShare()
  while (busy > QUIET_BELOW && performance.now() - started < LONGEST_WAIT_MS) busy = await busyShare()
  return busy
}

function ticks(): { idle: number; total: number } {
  const times = cpus().map((cpu) => cpu.times)
  const total = times.reduce((sum, time) => sum + time.user + time.nice + time.sys + time.idle + time.irq, 0)
  return { idle: times.reduce((sum, time) => sum + time.idle, 0), total }
}
