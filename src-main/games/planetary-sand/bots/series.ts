import type { SeriesCaseResult, SeriesPlan } from '#shared/games/planetary-sand/series.ts'
import { computeWilsonInterval } from '#shared/kit/wilson.ts'
import { createCaseOptions } from './series-cases.ts'
import { simulateBattle } from './simulate.ts'

/** Counts over some games. The tallies of the parts of a series add up to that of the whole. */
export interface Tally {
  readonly games: number
  /** Victories by side, and by bot regardless of its side. Draws count for neither. */
  readonly sides: readonly [number, number]
  readonly tempers: readonly [number, number]
  readonly draws: number
  readonly turns: number
}

/** A part of one case of a series. */
export interface SeriesBatch {
  readonly plan: SeriesPlan
  /** Index of the case. */
  readonly at: number
  /** The index of the first game, and the number of games. */
  readonly from: number
  readonly games: number
}

export function createTally(): Tally {
  return { games: 0, sides: [0, 0], tempers: [0, 0], draws: 0, turns: 0 }
}

/** Plays a part of a series. The bots swap sides in every second game, and the sides swap ends in every second pair. */
export function playSeriesBatch({ plan, at, from, games }: SeriesBatch): Tally {
  let tally = createTally()
  for (let run = from; run < from + games; run += 1) tally = addTallies(tally, tallyOf({ plan, at, run }))
  return tally
}

function tallyOf({ plan, at, run }: Omit<SeriesBatch, 'from' | 'games'> & { readonly run: number }): Tally {
  const [a, b] = plan.tempers
  const isSwapped = run % 2 === 1
  const leading = isSwapped ? ([b, a] as const) : plan.tempers
  const options = createCaseOptions(plan, at, run)
  const isTurned = options.seats[0] !== plan.seats[0]
  const tempers = isTurned ? ([leading[1], leading[0]] as const) : leading
  const { end, turn } = simulateBattle({ options, tempers, seed: plan.seed, run })
  const winner = end?.winner ?? null
  const won = plan.seats.map((side) => (side === winner ? 1 : 0)) as [number, number]
  return {
    games: 1,
    sides: won,
    tempers: isSwapped ? [won[1], won[0]] : won,
    draws: winner === null ? 1 : 0,
    turns: turn,
  }
}

/** Adds the tallies of different games. */
export function addTallies(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    sides: [a.sides[0] + b.sides[0], a.sides[1] + b.sides[1]],
    tempers: [a.tempers[0] + b.tempers[0], a.tempers[1] + b.tempers[1]],
    draws: a.draws + b.draws,
    turns: a.turns + b.turns,
  }
}

/** Converts a tally to shares with their confidence intervals. */
export function summarizeTally(label: string, { games, sides, tempers, draws, turns }: Tally): SeriesCaseResult {
  return {
    label,
    games,
    sides: sides.map((wins) => computeWilsonInterval(wins, games - draws)),
    tempers: tempers.map((wins) => computeWilsonInterval(wins, games - draws)),
    draws,
    meanTurns: games === 0 ? 0 : turns / games,
  }
}
