import { addTallies, createSeriesTally, summarizeTally } from '#main/games/space-planes/bots/series.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { createSeriesRunner } from '#main/services/matches/series.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { PlanesBotSeriesCase, PlanesBotSeriesPlan } from '#shared/games/space-planes/series.ts'

/** The plan of a series with its cases. */
type WholePlan = PlanesBotSeriesPlan & { readonly cases: readonly PlanesBotSeriesCase[] }

/** Creates the service of battle series between bots. */
export function createPlanesSeriesService(tools: ServiceDependencies) {
  return createSeriesRunner(tools, {
    begin: (plan: WholePlan) => plan.cases.map(() => createSeriesTally(plan)),
    played: ({ games }) => games,
    left: ({ games }, tally) => games - tally.games,
    play({ cases, ...plan }, { at, from, games }, limits) {
      const played = cases[at]
      if (!played) throw new Error(`There is no case ${at}`)
      return runWorkerJob('space-planes-series', { plan, played, from, games }, limits)
    },
    add: addTallies,
    figures: (plan, tallies) => ({
      done: tallies.reduce((sum, { games }) => sum + games, 0),
      games: plan.games * plan.cases.length,
      figures: plan.cases.map(({ label }, at) => summarizeTally(label, tallies[at] ?? createSeriesTally(plan))),
    }),
  })
}
