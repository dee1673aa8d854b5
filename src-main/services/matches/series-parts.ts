/** Some games of one case of a series: the first of them, and how many. */
export interface SeriesPart {
  readonly at: number
  readonly from: number
  readonly games: number
}

/** How a game counts what was played. */
interface Counting<Plan, Tally> {
  readonly played: (tally: Tally) => number
  /** How many games are still to be played of a case at most, by what is counted. */
  readonly left: (plan: Plan, tally: Tally) => number
  readonly add: (a: Tally, b: Tally) => Tally
}

/** A series of which parts are given out: a tally for each case, brought up to date as parts come back. */
interface Series<Plan, Tally> {
  readonly plan: Plan
  readonly tallies: Tally[]
  readonly threads: number
}

/** Gives out the parts of a series, and puts them together in the order of their games however they come back: who played which part, and how long it took, shows nowhere. */
export function distributeParts<Plan, Tally>(
  { played, left, add }: Counting<Plan, Tally>,
  { plan, tallies, threads }: Series<Plan, Tally>,
) {
  const cases = tallies.map((tally) => ({ dealt: played(tally), back: new Map<number, Tally>() }))
  let turn = 0

  return {
    /** The next part, the cases in turn so that all of them fill alike; null where nothing is left to give out. The last parts are smaller, so that all threads end together. */
    next(size: number): SeriesPart | null {
      for (let tried = 0; tried < cases.length; tried += 1) {
        const at = turn % cases.length
        const [one, tally] = [cases[at], tallies[at]]
        turn += 1
        if (one === undefined || tally === undefined) continue
        const still = left(plan, tally) - (one.dealt - played(tally))
        if (still <= 0) continue
        const part = { at, from: one.dealt, games: Math.min(size, Math.ceil(still / threads)) }
        one.dealt += part.games
        return part
      }
      return null
    },
    /** Counts a part once all before it are counted. */
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
