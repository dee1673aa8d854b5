import {
  type Fleet,
  type GameState,
  getOtherSide,
  type Ships,
  type Side,
  type StarLabel,
} from '#shared/games/fistful/model.ts'
import type { BotStyleRow } from '#shared/games/fistful/tables/bot-styles.ts'
import { getRange } from '../rules/fleet-ships.ts'
import { getMapDistances, type MapDistances } from '../rules/map-distances.ts'
import { addLines, type BattleLine, getBattleLine, EMPTY_LINE, countShips } from './battle-line.ts'
import { getStarHops, type StarHops } from './star-hops.ts'

/** What a bot looks at before it writes its orders; in fog it knows where enemies are, not what they are (FIST-FOG-1). */
export interface Survey {
  readonly state: GameState
  readonly side: Side
  readonly weights: BotStyleRow
  readonly distances: MapDistances
  readonly hops: StarHops
  /** Its colonies, sorted. */
  readonly own: readonly StarLabel[]
  /** Enemy colonies, sorted. */
  readonly theirs: readonly StarLabel[]
  readonly home: StarLabel
  readonly enemyHome: StarLabel
  /** The least chance to win with which it attacks this turn. */
  readonly nerve: number
  /** The enemies at each star where there are any; transports alone are an empty line. */
  readonly enemies: ReadonlyMap<StarLabel, BattleLine>
  /** The enemies that can be at a star at the end of the turn. */
  readonly dangerAt: (star: StarLabel) => BattleLine
}

/** However impatient, a bot attacks with no less chance to win. */
const LEAST_NERVE = 0.35

/** What a fleet in fog is taken for. */
const UNSEEN: Ships = { S: 1, C: 1 }

/** Looks at the game with a side's eyes. */
export function createSurvey(state: GameState, side: Side, weights: BotStyleRow): Survey {
  const { homeworlds, settings, colonies } = state
  const [home, enemyHome] = [homeworlds[side], homeworlds[getOtherSide(side)]]
  if (home === null || enemyHome === null) throw new Error('Both sides choose a homeworld first')
  const distances = getMapDistances(state.map)
  const fleets = state.fleets.filter(({ owner }) => owner !== side)
  const seen = fleets.map((fleet): Fleet => (settings.fog === 'off' ? fleet : { ...fleet, ships: UNSEEN }))
  const enemies = new Map<StarLabel, BattleLine>()
  const armed: { readonly at: StarLabel; readonly line: BattleLine; readonly range: number }[] = []
  for (const { at, ships } of seen) {
    const line = getBattleLine(ships)
    enemies.set(at, addLines(enemies.get(at) ?? EMPTY_LINE, line))
    if (countShips(line) > 0) armed.push({ at, line, range: getRange(line, settings) })
  }
  const dangers = new Map<StarLabel, BattleLine>()
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
      const danger = coming.reduce((sum, { line }) => addLines(sum, line), EMPTY_LINE)
      dangers.set(star, danger)
      return danger
    },
  }
}

/** The size of a colony as a bot sees it: in fog, an enemy one is taken for half its star's rating. */
export function getKnownSize({ state, side }: Survey, star: StarLabel): number {
  const colony = state.colonies[star]
  if (colony === undefined) return 0
  const isSeen = colony.owner === side || state.settings.fog === 'off'
  return isSeen ? colony.size : Math.ceil((state.map.stars[star]?.rating ?? 1) / 2)
}
