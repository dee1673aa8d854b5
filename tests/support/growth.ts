/** What is read in one go four times as long: 4 is linear, 16 the square; between them lies the noise of a busy machine. */
const TIMES = 4
const LINEAR = 9
/** What takes less is too short to tell. */
const SHORTEST_MS = 15
const ATTEMPTS = 8

/** Whether the work of `run` grows with the size of what it is given, not with its square: tried again before it is said to. */
export function isLinear(run: (size: number) => unknown, size: number): boolean {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const long = busyFor(() => run(size * TIMES))
    if (
      long < SHORTEST_MS ||
      long /
        Math.max(
          1,
          busyFor(() => run(size)),
        ) <
        LINEAR
    )
      return true
  }
  return false
}

/** Time on the processor, not on the clock: others work here too. */
function busyFor(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
