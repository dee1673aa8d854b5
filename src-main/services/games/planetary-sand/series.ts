import type { ArmyRow } from '#main/db/repositories/planetary-sand.ts'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { listUnreachablePlaces } from '#main/games/planetary-sand/battlefield/reachability.ts'
import {
  listSeriesCaseLabels,
  findSeriesPlanProblem,
  computeWeaponWorth,
} from '#main/games/planetary-sand/bots/series-cases.ts'
import {
  addTallies,
  createSeriesTally,
  summarizeTally,
  type SeriesTally,
} from '#main/games/planetary-sand/bots/series.ts'
import { generateField } from '#main/games/planetary-sand/ground/generate-field.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { createSeriesRunner, type SeriesDefinition } from '#main/services/matches/series.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { FieldInput, PlannedBattleSeries, SandSeriesProgress } from '#shared/contract/planetary-sand/series.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { SandBotSeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { createDefaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { buildFieldedArmies } from './fielded-armies.ts'

/** How battles between bots are fought and counted. */
export const SAND_SERIES_DEFINITION: SeriesDefinition<
  SandBotSeriesPlan,
  SeriesTally,
  Omit<SandSeriesProgress, 'isRunning'>
> = {
  begin(plan) {
    const problem = findSeriesPlanProblem(plan)
    if (problem !== null) throw new RefusalError('illegal', problem)
    return listSeriesCaseLabels(plan).map(createSeriesTally)
  },
  played: ({ games }) => games,
  left: ({ games }, tally) => games - tally.games,
  play(plan, { at, from, games }, limits) {
    return runWorkerJob('planetary-sand-series', { plan, at, from, games }, limits)
  },
  add: addTallies,
  figures: (plan, tallies) => {
    const figures = listSeriesCaseLabels(plan).map((label, at) =>
      summarizeTally(label, tallies[at] ?? createSeriesTally()),
    )
    return {
      done: tallies.reduce((sum, { games }) => sum + games, 0),
      games: plan.games * tallies.length,
      figures,
      worth: computeWeaponWorth(plan, figures),
    }
  },
}

/** Creates the service of battle series between bots, and of their fields. */
export function createSandSeriesService(tools: ServiceDependencies) {
  const series = createSeriesRunner(tools, SAND_SERIES_DEFINITION)
  const { armies } = tools.file.rows
  return {
    ...series,
    judge({ options, armyIds, games }: PlannedBattleSeries): { id: string; unreached: string[] } {
      const rows = armyIds?.map((id) => requireFound(armies.find(id), 'army')) as [ArmyRow, ArmyRow] | undefined
      const planned = BattleOptions.safeParse(
        rows ? { ...options, armies: buildFieldedArmies(tools, rows, options.seats) } : options,
      )
      if (!planned.success)
        throw new RefusalError('illegal', planned.error.issues[0]?.message ?? 'This battle cannot be fought.')
      const { field, attacker, settings, ...agreed } = planned.data
      if (field.sizeMm === null) throw new RefusalError('illegal', 'Bots fight on a map: choose one first.')
      const bots = { tempers: ['steady', 'steady'], seed: 'fairness' } as const
      const zones = settings.zones ?? createDefaultSettings().zones
      const unreached = listUnreachablePlaces({ field, zones, words: agreed.seats }).map(({ message }) => message)
      return {
        ...series.start(SandBotSeriesPlan.parse({ ...agreed, ...bots, games, on: { field, attacker, settings } })),
        unreached,
      }
    },
    field: ({ seed, unitMm, ...plan }: FieldInput) =>
      generateField({ ...plan, unitMm: unitMm ?? createDefaultSettings().unitMm }, createSeededDice(seed)).field,
  }
}
