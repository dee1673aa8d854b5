import type { Distribution } from '#shared/games/planet28/battle/forecasts.ts'
import type { ProbabilityArray } from '../odds/probability-array.ts'

/** Converts odds to a curve: lowest value first, each with the chance of at least that value. */
export function buildDistributionCurve(chances: ProbabilityArray): Distribution {
  const rows = [...chances.entries()].filter(([, chance]) => chance > 0)
  let atLeast = 0
  return rows
    .toReversed()
    .map(([value, chance]) => {
      atLeast += chance
      return { value, chance, atLeast }
    })
    .toReversed()
}
