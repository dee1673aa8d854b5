import type { Dice } from '#main/games/kit/dice.ts'
import type { Fleet, FleetOrder, GameState, StarLabel } from '#shared/games/fistful/model.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import { listReachableStars } from '../rules/fleet-orders.ts'
import { countShipsOfKind } from '../rules/fleet-ships.ts'
import { countArmedShips } from './armed-ship-counts.ts'
import type { BotSurvey } from './survey.ts'

/** Empty stars within transport range of an own colony and without enemies (FIST-COL-1). */
export function listSettleableStars({ state, own, distances, enemies }: BotSurvey): StarLabel[] {
  const found = new Set<StarLabel>()
  for (const star of own)
    for (const near of distances.within(star, SHIPS.T.range))
      if (state.colonies[near] === undefined && !enemies.has(near)) found.add(near)
  return [...found]
}

/** Sends each transport to a different empty star, or towards one. */
export function planTransportMoves(
  survey: BotSurvey,
  after: GameState,
  fleets: readonly Fleet[],
  empty: readonly StarLabel[],
  dice: Dice,
) {
  const taken = new Set(fleets.map(({ at }) => at).filter((at) => after.colonies[at] === undefined))
  const open = new Set(empty.filter((star) => !taken.has(star) && after.colonies[star] === undefined))
  const orders: FleetOrder[] = []
  const staying: Fleet[] = []
  for (const fleet of fleets) {
    const { at, id, ships } = fleet
    const isAtWork = after.colonies[at] === undefined && !survey.enemies.has(at)
    const reach = isAtWork ? [] : listReachableStars(after, survey.side, ships, at)
    const goal = bestStar(survey, reach, open, dice) ?? hopTowards(survey, reach, open, at)
    if (goal === null) staying.push(fleet)
    else orders.push({ fleet: id, order: 'move', to: goal })
    if (goal !== null) open.delete(goal)
  }
  return { orders, staying }
}

/** The next star on the shortest path to an empty one. */
function hopTowards(
  { enemies, hops }: BotSurvey,
  reach: readonly StarLabel[],
  open: ReadonlySet<StarLabel>,
  from: StarLabel,
): StarLabel | null {
  const aims = [...open].map((star) => hops.to(star, SHIPS.T.range))
  const movesFrom = (star: StarLabel) => Math.min(...aims.map((moves) => moves.get(star) ?? Infinity))
  let [best, least]: [StarLabel | null, number] = [null, movesFrom(from)]
  for (const star of reach) {
    const moves = enemies.has(star) ? Infinity : movesFrom(star)
    if (moves < least) [best, least] = [star, moves]
  }
  return best
}

/** The best empty star in reach: high rating, out of danger, and as near to the enemy as the bot style prefers. */
function bestStar(
  survey: BotSurvey,
  reach: readonly StarLabel[],
  open: ReadonlySet<StarLabel>,
  dice: Dice,
): StarLabel | null {
  const { state, distances, weights, enemyHome } = survey
  let best: { star: StarLabel; worth: number } | null = null
  for (const star of reach) {
    if (!open.has(star)) continue
    const danger = countArmedShips(survey.dangerAt(star)) > 0 ? 6 : 0
    const rating = state.map.stars[star]?.rating ?? 1
    const worth = 2 * rating - weights.forward * distances.between(star, enemyHome) - danger + dice.die(10) / 5
    if (best === null || worth > best.worth) best = { star, worth }
  }
  return best?.star ?? null
}

/** The number of transports of a side. */
export function countTransports(fleets: readonly Fleet[]): number {
  return fleets.reduce((sum, { ships }) => sum + countShipsOfKind(ships, 'T'), 0)
}
