import { seededDice } from '#main/games/kit/dice.ts'
import { casesOf, problemOf, worthOf } from '#main/games/planetary-sand/bots/cases.ts'
import { addTallies, emptyTally, figuresOf } from '#main/games/planetary-sand/bots/series.ts'
import { generateField } from '#main/games/planetary-sand/map/generate-field.ts'
import { createSeries } from '#main/services/matches/series.ts'
import { readInWorker } from '#main/services/reading/read-in-worker.ts'
import { Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import type { FieldInput } from '#shared/contract/planetary-sand/series.ts'
import type { SeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { defaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'

/** Series of battles between bots, and the fields that they are fought on. */
export function createSandSeries(tools: Tools) {
  const series = createSeries(tools, {
    begin(plan: SeriesPlan) {
      const problem = problemOf(plan)
      if (problem !== null) throw new Refused('illegal', problem)
      return casesOf(plan).map(emptyTally)
    },
    played: ({ games }) => games,
    left: ({ games }, tally) => games - tally.games,
    play(plan, { at, from, games }, limits) {
      const played = casesOf(plan)[at]
      if (!played) throw new Error(`There is no case ${at}`)
      return readInWorker('planetary-sand-series', { plan, played, from, games }, limits)
    },
    add: addTallies,
    figures: (plan, tallies) => {
      const figures = casesOf(plan).map(({ label }, at) => figuresOf(label, tallies[at] ?? emptyTally()))
      return {
        done: tallies.reduce((sum, { games }) => sum + games, 0),
        games: plan.games * tallies.length,
        figures,
        worth: worthOf(plan, figures),
      }
    },
  })
  return {
    ...series,
    field: ({ seed, unitMm, ...plan }: FieldInput) =>
      generateField({ ...plan, unitMm: unitMm ?? defaultSettings().unitMm }, seededDice(seed)).field,
  }
}
