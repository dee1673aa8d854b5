import {
  type Fleet,
  type GameState,
  getOtherSide,
  type Ships,
  type Side,
  type StarLabel,
  type GameMap,
} from '#shared/games/fistful/model.ts'
import type { BotStyleRow } from '#shared/games/fistful/tables/bot-styles.ts'
import { getMoveRange } from '../rules/fleet-ships.ts'
import { getMapDistances, type MapDistances } from '../rules/map-distances.ts'
import {
  addArmedShipCounts,
  type ArmedShipCounts,
  getArmedShipCounts,
  NO_ARMED_SHIPS,
  countArmedShips,
} from './armed-ship-counts.ts'

/** A bot's knowledge before it plans orders. In fog it knows where enemies are, but not their make-up (FIST-FOG-1). */
export interface BotSurvey {
  readonly state: GameState
  readonly side: Side
  readonly weights: BotStyleRow
  readonly distances: MapDistances
  readonly hops: StarHops
  /** Own colonies, sorted. */
  readonly own: readonly StarLabel[]
  /** Enemy colonies, sorted. */
  readonly theirs: readonly StarLabel[]
  readonly home: StarLabel
  readonly enemyHome: StarLabel
  /** Minimum win chance to attack this turn. */
  readonly nerve: number
  /** Enemies by star; transports alone are an empty line. */
  readonly enemies: ReadonlyMap<StarLabel, ArmedShipCounts>
  /** The enemies that can reach a star by the end of the turn. */
  readonly dangerAt: (star: StarLabel) => ArmedShipCounts
}

/** Lower bound of the win chance at which a bot attacks, however impatient. */
const LEAST_NERVE = 0.35

/** Assumed make-up of an unseen fleet in fog. */
const UNSEEN: Ships = { S: 1, C: 1 }

/** Surveys the game from a side's view. */
export function createBotSurvey(state: GameState, side: Side, weights: BotStyleRow): BotSurvey {
  const { homeworlds, settings, colonies } = state
  const [home, enemyHome] = [homeworlds[side], homeworlds[getOtherSide(side)]]
  if (home === null || enemyHome === null) throw new Error('Both sides choose a homeworld first')
  const distances = getMapDistances(state.map)
  const fleets = state.fleets.filter(({ owner }) => owner !== side)
  const seen = fleets.map((fleet): Fleet => (settings.fog === 'off' ? fleet : { ...fleet, ships: UNSEEN }))
  const enemies = new Map<StarLabel, ArmedShipCounts>()
  const armed: { readonly at: StarLabel; readonly line: ArmedShipCounts; readonly range: number }[] = []
  for (const { at, ships } of seen) {
    const line = getArmedShipCounts(ships)
    enemies.set(at, addArmedShipCounts(enemies.get(at) ?? NO_ARMED_SHIPS, line))
    if (countArmedShips(line) > 0) armed.push({ at, line, range: getMoveRange(line, settings) })
  }
  const dangers = new Map<StarLabel, ArmedShipCounts>()
  const stars = distances.labels.filter((star) => colonies[star] !== undefined)
  return {
    state,
    side,
    weights,
    distances,
    hops: getStarHops(state.map),
    own: stars.filter((star) => colonies[star]?.owner === side),
    theirs: stars.filter((star) => colonies[star]?.owner !== side),
    home,
    enemyHome,
    nerve: Math.max(LEAST_NERVE, weights.nerve - Math.max(0, state.turn - weights.patience) / 50),
    enemies,
    dangerAt(star) {
      const known = dangers.get(star)
      if (known) return known
      const coming = armed.filter(({ at, range }) => distances.between(at, star) <= range)
      const danger = coming.reduce((sum, { line }) => addArmedShipCounts(sum, line), NO_ARMED_SHIPS)
      dangers.set(star, danger)
      return danger
    },
  }
}

/** The size of a colony as known to a bot. In fog, an enemy colony is assumed to have half its star's rating. */
export function getAssumedColonySize({ state, side }: BotSurvey, star: StarLabel): number {
  const colony = state.colonies[star]
  if (colony === undefined) return 0
  const isSeen = colony.owner === side || state.settings.fog === 'off'
  return isSeen ? colony.size : Math.ceil((state.map.stars[star]?.rating ?? 1) / 2)
}

/** Distances in moves between the stars of a map. */
interface StarHops {
  /** Number of moves of at most `range` hexes to a star, by starting star. Unreachable stars are missing. */
  to(star: StarLabel, range: number): ReadonlyMap<StarLabel, number>
}

const knownHops = new WeakMap<GameMap, StarHops>()

/** The moves between the stars of a map, computed once per star. */
function getStarHops(map: GameMap): StarHops {
  const hops = knownHops.get(map) ?? createHops(map)
  knownHops.set(map, hops)
  return hops
}

function createHops(map: GameMap): StarHops {
  const byStar = new Map<StarLabel, Map<StarLabel, number>[]>()
  return {
    to(star, range) {
      const byRange = byStar.get(star) ?? []
      byStar.set(star, byRange)
      return (byRange[range] ??= searchHops(map, range, star))
    },
  }
}

/** Breadth-first search of the moves from every star to one. */
function searchHops(map: GameMap, range: number, to: StarLabel): Map<StarLabel, number> {
  const { within } = getMapDistances(map)
  const moves = new Map([[to, 0]])
  for (const [star, count] of moves)
    for (const near of within(star, range)) if (!moves.has(near)) moves.set(near, count + 1)
  return moves
}
