import * as z from 'zod'
import { FieldSchema } from '#shared/games/planetary-sand/field.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { SandBotSeriesCaseResult, SandBotSeriesPlan, WeaponWorth } from '#shared/games/planetary-sand/series.ts'
import { listTableIds } from '#shared/games/planetary-sand/table-ids.ts'
import { SCENARIOS, type ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import { forGamemaster, Id } from '../base.ts'

/** Progress and interim results of a series. */
const SandSeriesProgress = z.object({
  /** Number of games played, and in total. */
  done: z.int(),
  games: z.int(),
  isRunning: z.boolean(),
  figures: z.array(SandBotSeriesCaseResult),
  worth: WeaponWorth.nullable(),
})
export type SandSeriesProgress = z.infer<typeof SandSeriesProgress>

/** Input for generating a field. */
const FieldGenerationInput = z.object({
  seed: z.string().trim().min(1).max(80),
  scenario: z.enum(listTableIds<ScenarioId>(SCENARIOS)),
  seats: z.tuple([z.string().min(1).max(20), z.string().min(1).max(20)]),
  unitMm: z.number().min(50).max(2000).nullable(),
})
export type FieldInput = z.infer<typeof FieldGenerationInput>

/** A planned battle, to be played by bots in advance. */
const PlannedBattle = z.object({
  options: z.strictObject({ ...BattleOptions.shape }),
  /** Stored armies that replace those of the options, or null. */
  armyIds: z.tuple([Id, Id]).nullable(),
  games: z.int().min(1).max(500),
})
export type PlannedBattleSeries = z.infer<typeof PlannedBattle>

export const sandSeries = {
  /** Generates a field by seed, with its map: ground, walls, buildings and the scenario's objectives. */
  field: forGamemaster.input(FieldGenerationInput).output(FieldSchema),
  /**
   * Starts a series of bot battles on a generated field and stops a running one. It stops when its progress is no
   * longer polled.
   */
  start: forGamemaster.input(SandBotSeriesPlan).output(z.object({ id: Id })),
  /**
   * Starts a series of a planned battle on its own field and stops a running one. Also lists, in sentences, places
   * that a side cannot reach on foot.
   */
  judge: forGamemaster.input(PlannedBattle).output(z.object({ id: Id, unreached: z.array(z.string()) })),
  progress: forGamemaster.input(z.object({ id: Id })).output(SandSeriesProgress),
  stop: forGamemaster.input(z.object({ id: Id })).output(SandSeriesProgress),
}
