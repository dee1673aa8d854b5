/** How many times as long the second text is: reading it takes as long as this many short ones if time is linear, and 16 times one short one if it is the square. */
const TIMES = 4
/** Between linear (1) and the square (4) lies the noise of a busy machine. */
const MAX_RATIO = 2.25
/** What takes less is not the square of a text of half a million signs. */
const MIN_MS = 50
const ATTEMPTS = 8

/**
 * Whether the work of `run` grows with the size of its input and not with its square. One long input is measured against
 * `TIMES` short ones, so that both take about as long and meet the same disturbances, and again before the answer is no.
 */
export function isLinear(run: (size: number) => unknown, size: number): boolean {
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

/** Processor time of a function in milliseconds: other programs work on this machine too. */
function measureCpuMs(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
