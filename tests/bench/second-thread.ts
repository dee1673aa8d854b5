import { createSeries, type SeriesKind } from '#main/services/matches/series.ts'
import { gainOfSecondThread } from './rates.ts'
import type { Finding } from './report.ts'
import { median } from './statistics.ts'

/**
 * So many games first: until all of a thread's code is compiled, the engine compiles it beside the thread, on the core
 * that a second thread would have (a fifth of the time after 40 games, a fifteenth after 400).
 */
const WARM_GAMES = 1000
const GAMES = 400
const ROUNDS = 3
/** How often it is looked whether all are played: seldom, because a look costs what the figures of a page cost. */
const LOOK_MS = 10

interface MeasuredSeries<Plan, Tally, Figures extends object> {
  readonly what: string
  readonly kind: SeriesKind<Plan, Tally, Figures>
  /** A plan of so many games that is never clear before all of them are played. */
  readonly planOf: (games: number) => Plan
  readonly played: (figures: Figures) => number
}

/** The same series on one thread and on two, as whoever asks for it waits for it, once the threads are warm. */
export async function measureSecondThread<Plan, Tally, Figures extends object>(
  measured: MeasuredSeries<Plan, Tally, Figures>,
): Promise<Finding> {
  await secondsOfSeries(measured, WARM_GAMES, 2)
  const ratios: number[] = []
  const gains: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    ratios.push((await secondsOfSeries(measured, GAMES, 1)) / (await secondsOfSeries(measured, GAMES, 2)))
    gains.push(await gainOfSecondThread())
  }
  return {
    what: measured.what,
    value: median(ratios),
    goal: { atLeast: 1.85 },
    unit: '',
    from: `${GAMES} games, median of ${ROUNDS}; a loop that only counts gains ${median(gains).toFixed(2)}`,
  }
}

async function secondsOfSeries<Plan, Tally, Figures extends object>(
  { kind, planOf, played }: MeasuredSeries<Plan, Tally, Figures>,
  games: number,
  threads: number,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const series = createSeries({ newId: () => 'bench', report: reject }, kind, threads)
  const started = performance.now()
  const { id } = series.start(planOf(games))
  const look = setInterval(() => series.progress({ id }).isRunning || resolve(), LOOK_MS)
  await promise.finally(() => clearInterval(look))
  const seconds = (performance.now() - started) / 1000
  const counted = played(series.progress({ id }))
  if (counted !== games) throw new Error(`${counted} of ${games} games were played`)
  return seconds
}
