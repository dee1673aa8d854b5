import type { BattleOptions } from '#shared/games/space-planes/options.ts'
import type { SeriesCase, SeriesCaseResult, SeriesPlan } from '#shared/games/space-planes/series.ts'
import { MAX_SHIPS_ON_TABLE } from '#shared/games/space-planes/tables/settings.ts'
import { computeWilsonInterval } from '#shared/kit/wilson.ts'
import { simulateBattle } from './simulate.ts'

/** Counts over some games. The tallies of the parts of a series add up to that of the whole. */
export interface Tally {
  readonly games: number
  /** Victories by seat, and by bot regardless of its seat. Shared victories count for neither. */
  readonly seats: readonly number[]
  readonly pilots: readonly number[]
  readonly decided: number
  readonly unfired: number
  readonly turns: number
  readonly shots: number
  readonly hits: number
}

/** A part of one case of a series. */
export interface SeriesPart {
  readonly plan: SeriesPlan
  readonly played: SeriesCase
  /** The index of the first game, and the number of games. */
  readonly from: number
  readonly games: number
}

export function createTally({ pilots }: SeriesPlan): Tally {
  const none = pilots.map(() => 0)
  return { games: 0, seats: none, pilots: none, decided: 0, unfired: 0, turns: 0, shots: 0, hits: 0 }
}

/** Plays a part of a series. The bots move one seat further in each game, to cancel any advantage of a seat. */
export function playSeriesPart({ plan, played, from, games }: SeriesPart): Tally {
  return Array.from({ length: games }, (_, at) => tallyOf({ plan, played, from: from + at, games: 1 })).reduce(
    addTallies,
    createTally(plan),
  )
}

/** Plays one game. */
function tallyOf({ plan, played, from: run }: SeriesPart): Tally {
  const count = plan.pilots.length
  const seats = plan.pilots.map((_, seat) => `Seat ${seat + 1}`)
  const pilots = seats.map((_, seat) => plan.pilots[(seat + run) % count] ?? 'drifter')
  let shots = 0
  const options = { seats, settings: played.settings, ...trialOf(played, seats[(count - (run % count)) % count] ?? '') }
  const battle = simulateBattle(
    { options, pilots, faces: played.isTrial ? null : played.faces, seed: plan.seed, run },
    (_, { type }) => (shots += type === 'shoot' ? 1 : 0),
  )
  const { winners, points, turn, ships, settings } = battle
  const won = seats.map((seat) => (winners.length === 1 && winners[0] === seat ? 1 : 0))
  return {
    games: 1,
    seats: won,
    pilots: won.map((_, pilot) => won[(pilot - (run % count) + count) % count] ?? 0),
    decided: new Set(ships.map(({ owner }) => owner)).size <= 1 ? 1 : 0,
    unfired: shots === 0 ? 1 : 0,
    turns: Math.min(turn, settings.turnLimit ?? turn),
    shots,
    hits: Object.values(points).reduce((sum, point) => sum + point, 0),
  }
}

/** The face set for the cubes of one seat only, if a case tests it against the standard set. */
function trialOf({ faces, isTrial = false }: SeriesCase, seat: string): Pick<BattleOptions, 'sides' | 'drawings'> {
  if (!isTrial || faces === null) return {}
  const cubes = Array.from({ length: MAX_SHIPS_ON_TABLE / 2 }, (_, at) => `Trial ${at + 1}`)
  const ships = cubes.map((name) => ({ id: name, name, captain: '', drawing: 0 }))
  return {
    sides: { [seat]: { flotillaId: 'trial', name: 'Trial', ships } },
    drawings: [faces] as NonNullable<BattleOptions['drawings']>,
  }
}

/** Adds the tallies of different games. */
export function addTallies(a: Tally, b: Tally): Tally {
  const both = (ours: readonly number[], theirs: readonly number[]) =>
    ours.map((count, at) => count + (theirs[at] ?? 0))
  return {
    games: a.games + b.games,
    seats: both(a.seats, b.seats),
    pilots: both(a.pilots, b.pilots),
    decided: a.decided + b.decided,
    unfired: a.unfired + b.unfired,
    turns: a.turns + b.turns,
    shots: a.shots + b.shots,
    hits: a.hits + b.hits,
  }
}

/** Converts a tally to shares with their confidence intervals. */
export function summarizeTally(
  label: string,
  { games, seats, pilots, decided, unfired, turns, shots, hits }: Tally,
): SeriesCaseResult {
  const won = seats.reduce((sum, wins) => sum + wins, 0)
  return {
    label,
    games,
    seats: seats.map((wins) => computeWilsonInterval(wins, won)),
    pilots: pilots.map((wins) => computeWilsonInterval(wins, won)),
    undecided: games - won,
    unfired,
    decided,
    meanTurns: games === 0 ? 0 : turns / games,
    hits: computeWilsonInterval(hits, shots),
  }
}
