import type { GameState, RejectionReason, Ships, Side, StarLabel } from '#shared/games/fistful/model.ts'
import { RECON_HEXES } from '#shared/games/fistful/tables/ships.ts'
import { countOf, rangeOf } from './fleet-ships.ts'
import { distancesOf } from './map-distances.ts'
import { isSupplied } from './supply-range.ts'

/** Why ships may not move from star to star, or null (FIST-MOVE-1 to -4). */
export function whyNotMove(
  state: GameState,
  side: Side,
  ships: Ships,
  from: StarLabel,
  to: StarLabel,
): RejectionReason | null {
  return whyNotGo(state, ships, from, to) ?? (isSupplied(state, side, ships, to) ? null : 'too-far-from-colony')
}

/** Why ships may not withdraw from star to star, or null (FIST-WD-1). */
export function whyNotWithdraw(
  state: GameState,
  side: Side,
  ships: Ships,
  from: StarLabel,
  to: StarLabel,
): RejectionReason | null {
  return whyNotGo(state, ships, from, to) ?? (state.colonies[to]?.owner === side ? null : 'no-friendly-colony')
}

/** Why ships may not scout these stars, or null (FIST-RECON-1). */
export function whyNotRecon(
  state: GameState,
  ships: Ships,
  from: StarLabel,
  targets: readonly StarLabel[],
): RejectionReason | null {
  if (state.settings.fog === 'off') return 'no-referee'
  if (countOf(ships, 'S') === 0) return 'no-scout'
  if (targets.length === 0) return 'no-targets'
  if (targets.length > countOf(ships, 'S')) return 'too-many-targets'
  const distances = distancesOf(state.map)
  if (!targets.every(distances.isStar)) return 'not-a-star'
  return targets.every((to) => distances.between(from, to) <= RECON_HEXES) ? null : 'out-of-range'
}

/** The stars that ships may move to, sorted. */
export function reachOf(state: GameState, side: Side, ships: Ships, from: StarLabel): readonly StarLabel[] {
  return goalsInRange(state, ships, from).filter((to) => whyNotMove(state, side, ships, from, to) === null)
}

/** The stars that ships may withdraw to, sorted. */
export function refugesOf(state: GameState, side: Side, ships: Ships, from: StarLabel): readonly StarLabel[] {
  return goalsInRange(state, ships, from).filter((to) => whyNotWithdraw(state, side, ships, from, to) === null)
}

/** The stars that scouts of a fleet may look at, sorted; none without scouts or a referee. */
export function reconTargetsOf(state: GameState, ships: Ships, from: StarLabel): readonly StarLabel[] {
  const near = distancesOf(state.map).within(from, RECON_HEXES)
  return [from, ...near].toSorted().filter((to) => whyNotRecon(state, ships, from, [to]) === null)
}

function goalsInRange({ map, settings }: GameState, ships: Ships, from: StarLabel): readonly StarLabel[] {
  return distancesOf(map).within(from, rangeOf(ships, settings))
}

/** What moving and withdrawing have in common; routes derived from distance say no more than a transport's range (FIST-MAP-3). */
function whyNotGo({ map, settings }: GameState, ships: Ships, from: StarLabel, to: StarLabel): RejectionReason | null {
  const distances = distancesOf(map)
  if (!distances.isStar(to)) return 'not-a-star'
  if (to === from) return 'same-star'
  if (distances.between(from, to) > rangeOf(ships, settings)) return 'out-of-range'
  const needsRoute = settings.routeMode === 'drawn' && countOf(ships, 'T') > 0
  return needsRoute && !distances.hasRoute(from, to) ? 'no-route' : null
}
