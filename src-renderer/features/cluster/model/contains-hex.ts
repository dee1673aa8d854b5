import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

/** Whether a set contains a hex. Binary search over the sorted runs. */
export function containsHex(runs: HexRuns, { row, column }: HexPlace): boolean {
  let [first, end] = [0, runs.length]
  while (first < end) {
    const middle = (first + end) >> 1
    const run = runs[middle]
    if (!run) return false
    if (run[0] === row && column >= run[1] && column <= run[2]) return true
    if (run[0] < row || (run[0] === row && run[2] < column)) first = middle + 1
    else end = middle
  }
  return false
}
