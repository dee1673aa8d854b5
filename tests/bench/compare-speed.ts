import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { median } from './statistics.ts'

const ROUNDS = getMeasurementSize(7)
const ROUND_MS = getMeasurementSize(60, 2)

/** Our implementation and another one doing the same work; each call does it once. */
export interface SpeedComparison {
  readonly what: string
  readonly atLeast: number
  readonly ours: () => unknown
  readonly theirs: () => unknown
}

/** Measures how many times faster ours is: alternating rounds, median of the ratios. */
export function compareSpeed({ what, atLeast, ours, theirs }: SpeedComparison): BenchmarkResult {
  const ratios: number[] = []
  const times = { ours: [] as number[], theirs: [] as number[] }
  warmUp(ours)
  warmUp(theirs)
  for (let round = 0; round < ROUNDS; round += 1) {
    const [their, our] = [millisecondsOf(theirs), millisecondsOf(ours)]
    ratios.push(their / our)
    times.ours.push(our)
    times.theirs.push(their)
  }
  return createRatioResult({ what, atLeast, ratios, ours: median(times.ours), theirs: median(times.theirs) })
}

/** Finding of measured ratios, with the underlying milliseconds. */
export function createRatioResult(measured: {
  readonly what: string
  readonly atLeast: number
  readonly ratios: readonly number[]
  readonly ours: number
  readonly theirs: number
}): BenchmarkResult {
  const { what, atLeast, ratios, ours, theirs } = measured
  return {
    what,
    value: median(ratios),
    goal: { atLeast },
    unit: '',
    from: `${spell(ours)} against ${spell(theirs)}, median of ${ratios.length}`,
  }
}

function warmUp(work: () => unknown): void {
  for (let round = 0; round < 3; round += 1) millisecondsOf(work)
}

/** Milliseconds per call, over as many calls as fit into a round. */
function millisecondsOf(work: () => unknown): number {
  const started = performance.now()
  for (let calls = 1; ; calls += 1) {
    work()
    const passed = performance.now() - started
    if (passed >= ROUND_MS) return passed / calls
  }
}

function spell(milliseconds: number): string {
  return milliseconds >= 0.1 ? `${milliseconds.toFixed(2)} ms` : `${(milliseconds * 1000).toFixed(2)} µs`
}
