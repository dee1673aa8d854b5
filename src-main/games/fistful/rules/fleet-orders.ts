import type { GameState, RejectionReason, Ships, Side, StarLabel } from '#shared/games/fistful/model.ts'
import { MAX_RECON_DISTANCE_HEXES } from '#shared/games/fistful/tables/ships.ts'
import { countShipsOfKind, getMoveRange } from './fleet-ships.ts'
import { getMapDistances } from './map-distances.ts'
import { isWithinSupplyRange } from './supply-range.ts'

/** Why ships may not move between two stars, or null (FIST-MOVE-1 to -4). */
export function findMoveRefusal(
  state: GameState,
  side: Side,
  ships: Ships,
  from: StarLabel,
  to: StarLabel,
): RejectionReason | null {
  return (
    whyNotGo(state, ships, from, to) ?? (isWithinSupplyRange(state, side, ships, to) ? null : 'too-far-from-colony')
  )
}

/** Why ships may not withdraw between two stars, or null (FIST-WD-1). */
export function findWithdrawRefusal(
  state: GameState,
  side: Side,
  ships: Ships,
  from: StarLabel,
  to: StarLabel,
): RejectionReason | null {
  return whyNotGo(state, ships, from, to) ?? (state.colonies[to]?.owner === side ? null : 'no-friendly-colony')
}

/** Why ships may not scout these stars, or null (FIST-RECON-1). */
export function findReconRefusal(
  state: GameState,
  ships: Ships,
  from: StarLabel,
  targets: readonly StarLabel[],
): RejectionReason | null {
  if (state.settings.fog === 'off') return 'no-referee'
  if (countShipsOfKind(ships, 'S') === 0) return 'no-scout'
  if (targets.length === 0) return 'no-targets'
  if (targets.length > countShipsOfKind(ships, 'S')) return 'too-many-targets'
  const distances = getMapDistances(state.map)
  if (!targets.every(distances.isStar)) return 'not-a-star'
  return targets.every((to) => distances.between(from, to) <= MAX_RECON_DISTANCE_HEXES) ? null : 'out-of-range'
}

/** The stars that ships may move to, sorted. */
export function listReachableStars(state: GameState, side: Side, ships: Ships, from: StarLabel): readonly StarLabel[] {
  return goalsInRange(state, ships, from).filter((to) => findMoveRefusal(state, side, ships, from, to) === null)
}

/** The stars that ships may withdraw to, sorted. */
export function listRefuges(state: GameState, side: Side, ships: Ships, from: StarLabel): readonly StarLabel[] {
  return goalsInRange(state, ships, from).filter((to) => findWithdrawRefusal(state, side, ships, from, to) === null)
}

/** The stars that scouts of a fleet may observe, sorted; empty without scouts or a referee. */
export function listReconTargets(state: GameState, ships: Ships, from: StarLabel): readonly StarLabel[] {
  const near = getMapDistances(state.map).within(from, MAX_RECON_DISTANCE_HEXES)
  return [from, ...near].toSorted().filter((to) => findReconRefusal(state, ships, from, [to]) === null)
}

function goalsInRange({ map, settings }: GameState, ships: Ships, from: StarLabel): readonly StarLabel[] {
  return getMapDistances(map).within(from, getMoveRange(ships, settings))
}

/**
 * Checks shared by moves and withdrawals. Routes derived from distance add no limit beyond a transport's range
 * (FIST-MAP-3).
 */
function whyNotGo({ map, settings }: GameState, ships: Ships, from: StarLabel, to: StarLabel): RejectionReason | null {
  const distances = getMapDistances(map)
  if (!distances.isStar(to)) return 'not-a-star'
  if (to === from) return 'same-star'
  if (distances.between(from, to) > getMoveRange(ships, settings)) return 'out-of-range'
  const needsRoute = settings.routeMode === 'drawn' && countShipsOfKind(ships, 'T') > 0
  return needsRoute && !distances.hasRoute(from, to) ? 'no-route' : null
}
