import { requireFound } from '#main/services/refusal-error.ts'
import type { Tools } from '#main/services/tools.ts'
import { distributeParts, type SeriesPart } from './series-parts.ts'

/** What ends a part before it is played: seconds that it may take, and whoever stops the series. */
export interface PartLimits {
  readonly seconds: number
  readonly signal: AbortSignal
}

/** What is a game's own in a series of simulated games; tallies of different games add up in their order. */
export interface SeriesKind<Plan, Tally, Figures> {
  /** Tallies of no games, one for each case that is played. */
  readonly begin: (plan: Plan) => readonly Tally[]
  readonly played: (tally: Tally) => number
  /** How many games are still to be played of a case at most; 0 where its answer is clear. */
  readonly left: (plan: Plan, tally: Tally) => number
  /** Plays a part on a thread of its own. */
  readonly play: (plan: Plan, part: SeriesPart, limits: PartLimits) => Promise<Tally>
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

/** A thread plays about so long before it says how far it is: soon enough to watch, and to let others read. */
const PART_MS = 400
const MOST_GAMES_OF_A_PART = 200
/** The longest that one game of the slowest bots may take. */
const PART_SECONDS = 120
/** Parts that are played at the same time. */
const THREADS = 2
/** Whoever has not asked for so long is gone. */
const FORGOTTEN_MS = 60_000

/** Series of simulated games of one kind, one at a time, on threads of their own; a series ends by itself once nobody asks for it. */
export function createSeries<Plan, Tally, Figures extends object>(
  { newId, report }: Pick<Tools, 'newId' | 'report'>,
  kind: SeriesKind<Plan, Tally, Figures>,
  threads: number = THREADS,
) {
  let running: Running<Plan, Tally> | null = null

  const find = (id: string): Running<Plan, Tally> => requireFound(running?.id === id ? running : null, 'series')
  const progressOf = ({ plan, tallies, isRunning }: Running<Plan, Tally>): Figures & { isRunning: boolean } => ({
    ...kind.figures(plan, tallies),
    isRunning,
  })

  return {
    /** Begins a series; one that runs already is stopped, unless the new plan is refused. */
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
    /** Plays no more of it; what was counted stays. */
    stop({ id }: { id: string }) {
      const series = find(id)
      series.stop.abort(new Error('The series is stopped'))
      series.isRunning = false
      return progressOf(series)
    },
  }
}

/** Plays parts until all is played: each thread takes the next one as soon as it is free. */
async function playAll<Plan, Tally, Figures>(
  kind: SeriesKind<Plan, Tally, Figures>,
  series: Running<Plan, Tally>,
  threads: number,
): Promise<void> {
  const { plan, tallies, stop } = series
  const parts = distributeParts(kind, { plan, tallies, threads })
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
