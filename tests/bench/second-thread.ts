import { createSeries, type SeriesKind } from '#main/services/matches/series.ts'
import { measureSecondThreadGain } from './rates.ts'
import type { Finding } from './report.ts'
import { size } from './size.ts'
import { median } from './statistics.ts'

/**
 * Series are played for so long first: the engine compiles the code of a thread, and again what it learns more of, beside
 * the thread, on the core that a second thread would have (a quarter of all time at first, next to nothing after this).
 */
const WARM_MS = size(30_000, 0)
const GAMES = size(400, 2)
const ROUNDS = size(5)

interface MeasuredSeries<Plan, Tally, Figures extends object> {
  readonly what: string
  readonly kind: SeriesKind<Plan, Tally, Figures>
  /** A plan of one case, of so many games, that is never clear before all of them are played. */
  readonly planOf: (games: number) => Plan
}

/** The same series on one thread and on two, as whoever asks for it waits for it, once the threads are warm. */
export async function measureSecondThread<Plan, Tally, Figures extends object>(
  measured: MeasuredSeries<Plan, Tally, Figures>,
): Promise<Finding> {
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

/** Counts as it adds, because whoever asks how far a series is takes time of the second core too. */
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
  const series = createSeries({ newId: () => 'bench', report: reject }, { ...kind, add }, threads)
  const started = performance.now()
  series.start(planOf(games))
  await promise
  return (performance.now() - started) / 1000
}
