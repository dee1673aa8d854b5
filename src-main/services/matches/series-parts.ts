/** A range of games of one case of a series: the first one, and how many. */
export interface SeriesPart {
  readonly at: number
  readonly from: number
  readonly games: number
}

/** How the games of a case are counted. */
interface Counting<Plan, Tally> {
  readonly played: (tally: Tally) => number
  /** Maximum number of games still to play of a case, from its tally. */
  readonly left: (plan: Plan, tally: Tally) => number
  readonly add: (a: Tally, b: Tally) => Tally
}

/** A series that is distributed in parts, with a tally per case that is updated as parts are returned. */
interface Series<Plan, Tally> {
  readonly plan: Plan
  readonly tallies: Tally[]
  readonly threads: number
}

/**
 * Distributes the parts of a series and merges them in the order of their games, so that the result does not depend on
 * threads and timing.
 */
export function distributeSeriesParts<Plan, Tally>(
  { played, left, add }: Counting<Plan, Tally>,
  { plan, tallies, threads }: Series<Plan, Tally>,
) {
  const cases = tallies.map((tally) => ({ dealt: played(tally), back: new Map<number, Tally>() }))
  let turn = 0

  return {
    /**
     * Returns the next part, taking the cases in turn so that all advance evenly; null if nothing is left. The last
     * parts are smaller, so that all threads end together.
     */
    next(size: number): SeriesPart | null {
      for (let tried = 0; tried < cases.length; tried += 1) {
        const at = turn % cases.length
        const [seriesCase, tally] = [cases[at], tallies[at]]
        turn += 1
        if (seriesCase === undefined || tally === undefined) continue
        const still = left(plan, tally) - (seriesCase.dealt - played(tally))
        if (still <= 0) continue
        const part = { at, from: seriesCase.dealt, games: Math.min(size, Math.ceil(still / threads)) }
        seriesCase.dealt += part.games
        return part
      }
      return null
    },
    /** Adds a part to the tally once all parts before it are added. */
    takeBack({ at, from }: SeriesPart, tally: Tally): void {
      const back = cases[at]?.back
      back?.set(from, tally)
      for (let all = tallies[at]; all !== undefined; all = tallies[at]) {
        const first = played(all)
        const next = back?.get(first)
        if (next === undefined) return
        back?.delete(first)
        tallies[at] = add(all, next)
      }
    },
  }
}
