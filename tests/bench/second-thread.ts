import { createSeriesRunner, type SeriesDefinition } from '#main/services/matches/series.ts'
import type { BenchmarkResult } from './benchmark-result.ts'
import { getMeasurementSize } from './measurement-size.ts'
import { measureSecondThreadGain } from './rates.ts'
import { median } from './statistics.ts'

/**
 * Warm-up time of the series. The engine compiles and recompiles the code of a thread in the background, on the core
 * that a second thread would use (a quarter of the time at first, almost nothing after the warm-up).
 */
const WARM_MS = getMeasurementSize(30_000, 0)
const GAMES = getMeasurementSize(400, 2)
const ROUNDS = getMeasurementSize(5)

interface MeasuredSeries<Plan, Tally, Figures extends object> {
  readonly what: string
  readonly kind: SeriesDefinition<Plan, Tally, Figures>
  /** Plan of one case with a number of games that is not decided before all of them are played. */
  readonly planOf: (games: number) => Plan
}

/** Measures the same series on one thread and on two, in wall-clock time, after warming up the threads. */
export async function measureSecondThread<Plan, Tally, Figures extends object>(
  measured: MeasuredSeries<Plan, Tally, Figures>,
): Promise<BenchmarkResult> {
  const end = performance.now() + WARM_MS
  while (performance.now() < end) await secondsOfSeries(measured, GAMES, 2)
  const ratios: number[] = []
  const gains: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ratios.push((await secondsOfSeries(measured, GAMES, 1)) / (await secondsOfSeries(measured, GAMES, 2)))
    gains.push(await measureSecondThreadGain())
  }
  return {
    what: measured.what,
    value: median(ratios),
    goal: { atLeast: 1.85 },
    unit: '',
    from: `${GAMES} games, median of ${ROUNDS}; a loop that only counts gains ${median(gains).toFixed(2)}`,
  }
}

/** Counts results while adding them, because polling the progress of a series uses time of the second core too. */
async function secondsOfSeries<Plan, Tally, Figures extends object>(
  { kind, planOf }: MeasuredSeries<Plan, Tally, Figures>,
  games: number,
  threads: number,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const add = (a: Tally, b: Tally): Tally => {
    const sum = kind.add(a, b)
    if (kind.played(sum) === games) resolve()
    return sum
  }
  const series = createSeriesRunner({ newId: () => 'bench', report: reject }, { ...kind, add }, threads)
  const started = performance.now()
  series.start(planOf(games))
  await promise
  return (performance.now() - started) / 1000
}
