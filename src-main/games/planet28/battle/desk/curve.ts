import type { Curve } from '#shared/games/planet28/battle/questions.ts'
import type { Odds } from '#shared/games/planet28/dice-odds.ts'

/** Odds as they are drawn: lowest value first, each with the chance of that or more. */
export function curveOf(odds: Odds): Curve {
  const rows = [...odds].filter(([, chance]) => chance > 0).toSorted(([one], [other]) => one - other)
  let atLeast = 0
  return rows
    .toReversed()
    .map(([value, chance]) => {
      atLeast += chance
      return { value, chance, atLeast }
    })
    .toReversed()
}
