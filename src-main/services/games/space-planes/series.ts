import { addTallies, emptyTally, figuresOf, type Tally } from '#main/games/space-planes/bots/series.ts'
import { readInWorker } from '#main/services/reading/read-in-worker.ts'
import { found } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import type { SeriesProgress } from '#shared/contract/space-planes/series.ts'
import type { SeriesCase, SeriesPlan } from '#shared/games/space-planes/series.ts'

/** What is to be played. */
type WholePlan = SeriesPlan & { readonly cases: readonly SeriesCase[] }

interface Running {
  readonly id: string
  readonly plan: WholePlan
  readonly tallies: Tally[]
  readonly stop: AbortController
  isRunning: boolean
  askedAt: number
}

/** A thread plays about so long before it says how far it is: soon enough to watch, and to let others read. */
const PART_MS = 400
/** The longest that one game of the slowest bots may take. */
const PART_SECONDS = 120
/** Whoever has not asked for so long is gone. */
const FORGOTTEN_MS = 60_000

/** Series of battles between bots, one at a time, on a thread of their own. */
export function createPlanesSeries({ newId, report }: Tools) {
  let running: Running | null = null

  const find = (id: string): Running => found(running?.id === id ? running : null, 'series')

  return {
    start(plan: WholePlan): { id: string } {
      running?.stop.abort(new Error('Another series begins'))
      const tallies = plan.cases.map(() => emptyTally(plan))
      const begun = {
        id: newId(),
        plan,
        tallies,
        stop: new AbortController(),
        isRunning: true,
        askedAt: performance.now(),
      }
      running = begun
      playAll(begun)
        .catch((fault: unknown) => begun.stop.signal.aborted || report(fault))
        .finally(() => (begun.isRunning = false))
      return { id: begun.id }
    },
    progress({ id }: { id: string }): SeriesProgress {
      const series = find(id)
      series.askedAt = performance.now()
      return progressOf(series)
    },
    stop({ id }: { id: string }): SeriesProgress {
      const series = find(id)
      series.stop.abort(new Error('The series is stopped'))
      series.isRunning = false
      return progressOf(series)
    },
  }
}

function progressOf({ plan, tallies, isRunning }: Running): SeriesProgress {
  return {
    done: tallies.reduce((sum, { games }) => sum + games, 0),
    games: plan.games * plan.cases.length,
    isRunning,
    figures: plan.cases.map(({ label }, at) => figuresOf(label, tallies[at] ?? emptyTally(plan))),
  }
}

/** Plays part after part, the cases in turn, so that all of them fill alike. */
async function playAll(series: Running): Promise<void> {
  const { plan, tallies, stop } = series
  const { cases, ...rest } = plan
  let size = 1
  while (tallies.some(({ games }) => games < plan.games)) {
    for (const [at, played] of cases.entries()) {
      const from = tallies[at]?.games ?? 0
      const games = Math.min(size, plan.games - from)
      if (games <= 0) continue
      if (performance.now() - series.askedAt > FORGOTTEN_MS) return
      const began = performance.now()
      const part = { plan: rest, played, from, games }
      const tally = await readInWorker('space-planes-series', part, { seconds: PART_SECONDS, signal: stop.signal })
      if (stop.signal.aborted) return
      tallies[at] = addTallies(tallies[at] ?? tally, tally)
      size = Math.max(1, Math.min(200, Math.round((games * PART_MS) / (performance.now() - began))))
    }
  }
}
