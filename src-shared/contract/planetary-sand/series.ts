import * as z from 'zod'
import { FieldSchema } from '#shared/games/planetary-sand/field.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { SeriesFigures, SeriesPlan, WeaponWorth } from '#shared/games/planetary-sand/series.ts'
import { listTableIds } from '#shared/games/planetary-sand/table-ids.ts'
import { SCENARIOS, type ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import { forGamemaster, Id } from '../base.ts'

/** How far a series is, and what has come of it so far. */
const SandSeriesProgress = z.object({
  /** Games played, and to be played. */
  done: z.int(),
  games: z.int(),
  isRunning: z.boolean(),
  figures: z.array(SeriesFigures),
  worth: WeaponWorth.nullable(),
})
export type SandSeriesProgress = z.infer<typeof SandSeriesProgress>

/** What a field by chance is made for. */
const FieldInput = z.object({
  seed: z.string().trim().min(1).max(80),
  scenario: z.enum(listTableIds<ScenarioId>(SCENARIOS)),
  seats: z.tuple([z.string().min(1).max(20), z.string().min(1).max(20)]),
  unitMm: z.number().min(50).max(2000).nullable(),
})
export type FieldInput = z.infer<typeof FieldInput>

/** A battle that is planned, to be fought by bots before people do. */
const PlannedBattle = z.object({
  options: z.strictObject({ ...BattleOptions.shape }),
  /** Armies that were built, which then take the place of those of the options, or null. */
  armyIds: z.tuple([Id, Id]).nullable(),
  games: z.int().min(1).max(500),
})
export type Judged = z.infer<typeof PlannedBattle>

export const sandSeries = {
  /** A field by its seed, with a map: ground, walls, buildings and what the scenario is about. */
  field: forGamemaster.input(FieldInput).output(FieldSchema),
  /** Begins a series of battles between bots on a field by its seed; one that runs already is stopped. It stops by itself when nobody asks for its progress any more. */
  start: forGamemaster.input(SeriesPlan).output(z.object({ id: Id })),
  /** Begins a series of a planned battle on its own field; one that runs already is stopped. Says, in sentences, what a side does not come to on foot. */
  judge: forGamemaster.input(PlannedBattle).output(z.object({ id: Id, unreached: z.array(z.string()) })),
  progress: forGamemaster.input(z.object({ id: Id })).output(SandSeriesProgress),
  stop: forGamemaster.input(z.object({ id: Id })).output(SandSeriesProgress),
}
