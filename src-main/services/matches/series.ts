import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'

/** Limits of a part: the seconds it may take, and an abort signal. */
export interface SeriesPartLimits {
  readonly seconds: number
  readonly signal: AbortSignal
}

/** The game-specific parts of a simulation series. Tallies of successive games are added in their order. */
export interface SeriesDefinition<Plan, Tally, Figures> {
  /** Creates empty tallies, one per case. */
  readonly begin: (plan: Plan) => readonly Tally[]
  readonly played: (tally: Tally) => number
  /** Maximum number of games still to play of a case; 0 once its result is clear. */
  readonly left: (plan: Plan, tally: Tally) => number
  /** Plays a part on its own thread. */
  readonly play: (plan: Plan, part: SeriesPart, limits: SeriesPartLimits) => Promise<Tally>
  readonly add: (a: Tally, b: Tally) => Tally
  readonly figures: (plan: Plan, tallies: readonly Tally[]) => Figures
}

interface Running<Plan, Tally> {
  readonly id: string
  readonly plan: Plan
  readonly tallies: Tally[]
  readonly stop: AbortController
  isRunning: boolean
  askedAt: number
}

/** Target duration of a part in milliseconds: short enough to show progress and to let other readings run. */
const PART_MS = 400
const MOST_GAMES_OF_A_PART = 200
/** Maximum duration of a part in seconds; enough for one game of the slowest bots. */
const PART_SECONDS = 120
/** Number of parts played in parallel. */
const THREADS = 2
/** Time without a request after which the client is considered gone. */
const FORGOTTEN_MS = 60_000

/** Runs simulation series of one kind, one at a time, on worker threads. A series ends when it is no longer polled. */
export function createSeriesRunner<Plan, Tally, Figures extends object>(
  { newId, report }: Pick<ServiceDependencies, 'newId' | 'report'>,
  kind: SeriesDefinition<Plan, Tally, Figures>,
  threads: number = THREADS,
) {
  let running: Running<Plan, Tally> | null = null

  const find = (id: string): Running<Plan, Tally> => requireFound(running?.id === id ? running : null, 'series')
  const progressOf = ({ plan, tallies, isRunning }: Running<Plan, Tally>): Figures & { isRunning: boolean } => ({
    ...kind.figures(plan, tallies),
    isRunning,
  })

  return {
    /** Starts a series. Stops a running one, unless the new plan is refused. */
    start(plan: Plan): { id: string } {
      const tallies = [...kind.begin(plan)]
      running?.stop.abort(new Error('Another series begins'))
      const begun: Running<Plan, Tally> = {
        id: newId(),
        plan,
        tallies,
        stop: new AbortController(),
        isRunning: true,
        askedAt: performance.now(),
      }
      running = begun
      playAll(kind, begun, threads)
        .catch((fault: unknown) => begun.stop.signal.aborted || report(fault))
        .finally(() => (begun.isRunning = false))
      return { id: begun.id }
    },
    progress({ id }: { id: string }) {
      const series = find(id)
      series.askedAt = performance.now()
      return progressOf(series)
    },
    /** Stops the series and keeps its tallies. */
    stop({ id }: { id: string }) {
      const series = find(id)
      series.stop.abort(new Error('The series is stopped'))
      series.isRunning = false
      return progressOf(series)
    },
  }
}

/** Plays parts until all are done; each thread takes the next one as soon as it is free. */
async function playAll<Plan, Tally, Figures>(
  kind: SeriesDefinition<Plan, Tally, Figures>,
  series: Running<Plan, Tally>,
  threads: number,
): Promise<void> {
  const { plan, tallies, stop } = series
  const parts = createSeriesPartDistributor(kind, { plan, tallies, threads })
  const limits = { seconds: PART_SECONDS, signal: stop.signal }
  let size = 1
  const playOn = async (): Promise<void> => {
    while (series.isRunning && performance.now() - series.askedAt <= FORGOTTEN_MS) {
      const part = parts.next(size)
      if (part === null) return
      const began = performance.now()
      const tally = await kind.play(plan, part, limits)
      if (stop.signal.aborted) return
      parts.takeBack(part, tally)
      const fit = Math.round((part.games * PART_MS) / (performance.now() - began))
      size = Math.max(1, Math.min(MOST_GAMES_OF_A_PART, fit))
    }
  }
  await Promise.all(Array.from({ length: threads }, playOn))
}

/** A range of games of one case of a series: the first one, and how many. */
export interface SeriesPart {
  readonly at: number
  readonly from: number
  readonly games: number
}

/** How the games of a case are counted. */
interface Counting<Plan, Tally> {
  readonly played: (tally: Tally) => number
  /** Maximum number of games still to play of a case, from its tally. */
  readonly left: (plan: Plan, tally: Tally) => number
  readonly add: (a: Tally, b: Tally) => Tally
}

/** A series that is distributed in parts, with a tally per case that is updated as parts are returned. */
interface Series<Plan, Tally> {
  readonly plan: Plan
  readonly tallies: Tally[]
  readonly threads: number
}

/**
 * Creates a distributor of a series: `next` hands out the next part to play, and `takeBack` merges finished parts in
 * the order of their games, so that the result does not depend on threads and timing.
 */
export function createSeriesPartDistributor<Plan, Tally>(
  { played, left, add }: Counting<Plan, Tally>,
  { plan, tallies, threads }: Series<Plan, Tally>,
) {
  const cases = tallies.map((tally) => ({ dealt: played(tally), back: new Map<number, Tally>() }))
  let turn = 0

  return {
    /**
     * Returns the next part, taking the cases in turn so that all advance evenly; null if nothing is left. The last
     * parts are smaller, so that all threads end together.
     */
    next(size: number): SeriesPart | null {
      for (let tried = 0; tried < cases.length; tried += 1) {
        const at = turn % cases.length
        const [seriesCase, tally] = [cases[at], tallies[at]]
        turn += 1
        if (seriesCase === undefined || tally === undefined) continue
        const still = left(plan, tally) - (seriesCase.dealt - played(tally))
        if (still <= 0) continue
        const part = { at, from: seriesCase.dealt, games: Math.min(size, Math.ceil(still / threads)) }
        seriesCase.dealt += part.games
        return part
      }
      return null
    },
    /** Adds a part to the tally once all parts before it are added. */
    takeBack({ at, from }: SeriesPart, tally: Tally): void {
      const back = cases[at]?.back
      back?.set(from, tally)
      for (let all = tallies[at]; all !== undefined; all = tallies[at]) {
        const first = played(all)
        const next = back?.get(first)
        if (next === undefined) return
        back?.delete(first)
        tallies[at] = add(all, next)
      }
    },
  }
}
