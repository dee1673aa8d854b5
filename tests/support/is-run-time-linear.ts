/**
 * Size ratio of the long input. Linear code takes as long for it as for this many short ones; quadratic code takes 16
 * times as long as for one short one.
 */
const TIMES = 4
/** Limit between linear (1) and quadratic (4), with a margin for noise on a busy machine. */
const MAX_RATIO = 2.25
/** Shorter times cannot be quadratic in a text of half a million characters. */
const MIN_MS = 50
const ATTEMPTS = 8

/**
 * Whether the run time of `run` is linear and not quadratic in the size of its input. One long input is compared with
 * `TIMES` short ones, so that both take about as long and meet the same disturbances; repeated before it returns
 * false.
 */
export function isRunTimeLinear(run: (size: number) => unknown, size: number): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const longMs = measureCpuMs(() => run(size * TIMES))
    if (longMs < MIN_MS) return true
    const shortMs = measureCpuMs(() => {
      for (let time = 0; time < TIMES; time += 1) run(size)
    })
    if (longMs / Math.max(TIMES, shortMs) < MAX_RATIO) return true
  }
  return false
}

/** CPU time of a function in milliseconds, because other programs run on this machine too. */
function measureCpuMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
