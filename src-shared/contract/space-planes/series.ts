import * as z from 'zod'
import { BattleOptions } from '#shared/games/space-planes/options.ts'
import { SeriesFigures, SeriesPlan } from '#shared/games/space-planes/series.ts'
import { forGamemaster, Id } from '../base.ts'
import { FaceSetInput } from './face-sets.ts'

/** One case of a series: its settings, and what is drawn on the cubes (null is the standard set). */
const SeriesCase = z.object({
  label: z.string().trim().min(1).max(80),
  settings: BattleOptions.shape.settings,
  faces: FaceSetInput.nullable(),
  /** Whether only the cubes of the first bot bear it, against the standard set. */
  isTrial: z.boolean().optional(),
})

/** How far a series is, and what has come of it so far. */
const SeriesProgress = z.object({
  /** Games played, and to be played. */
  done: z.int(),
  games: z.int(),
  isRunning: z.boolean(),
  figures: z.array(SeriesFigures),
})
export type SeriesProgress = z.infer<typeof SeriesProgress>

export const planesSeries = {
  /** Begins a series of battles between bots, every case the same number of games; one that runs already is stopped. It stops by itself when nobody asks for its progress any more. */
  start: forGamemaster
    .input(SeriesPlan.extend({ cases: z.array(SeriesCase).min(1).max(8) }))
    .output(z.object({ id: Id })),
  progress: forGamemaster.input(z.object({ id: Id })).output(SeriesProgress),
  stop: forGamemaster.input(z.object({ id: Id })).output(SeriesProgress),
}
