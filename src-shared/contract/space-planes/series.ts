import * as z from 'zod'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { PlanesBotSeriesCaseResult, PlanesBotSeriesPlan } from '#shared/games/space-planes/series.ts'
import { forGamemaster, Id } from '../base.ts'
import { FaceSetInput } from './face-sets.ts'

/** One case of a series: its settings and face set (null for the standard set). */
const SeriesCase = z.object({
  label: z.string().trim().min(1).max(80),
  settings: BattleOptions.shape.settings,
  faces: FaceSetInput.nullable(),
  /** Whether only the first bot's cubes use the face set, against the standard set. */
  isTrial: z.boolean().optional(),
})

/** Progress and interim results of a series. */
const SeriesProgress = z.object({
  /** Number of games played, and in total. */
  done: z.int(),
  games: z.int(),
  isRunning: z.boolean(),
  figures: z.array(PlanesBotSeriesCaseResult),
})
export type SeriesProgress = z.infer<typeof SeriesProgress>

export const planesSeries = {
  /**
   * Starts a series of bot battles with the same number of games per case, and stops a running one. It stops when its
   * progress is no longer polled.
   */
  start: forGamemaster
    .input(PlanesBotSeriesPlan.extend({ cases: z.array(SeriesCase).min(1).max(8) }))
    .output(z.object({ id: Id })),
  progress: forGamemaster.input(z.object({ id: Id })).output(SeriesProgress),
  stop: forGamemaster.input(z.object({ id: Id })).output(SeriesProgress),
}
