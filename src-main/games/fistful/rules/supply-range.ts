import type { GameState, Ships, Side, StarLabel } from '#shared/games/fistful/model.ts'
import { countShipsOfKind } from './fleet-ships.ts'
import { getMapDistances } from './map-distances.ts'

/**
 * Whether fleets may be sent to a star: one of the side's colonies is near enough. Fleets of scouts alone need no
 * supply (FIST-MOVE-3).
 */
export function isWithinSupplyRange(state: GameState, side: Side, ships: Ships, to: StarLabel): boolean {
  const isScouts = countShipsOfKind(ships, 'T') + countShipsOfKind(ships, 'C') + countShipsOfKind(ships, 'D') === 0
  return isScouts || isInSupplyRange(state, side, to)
}

/** Whether a star lies within supply range of the side's colonies, set by `friendlyColonyHexes` (FIST-MOVE-3). */
function isInSupplyRange({ colonies, map, settings }: GameState, side: Side, star: StarLabel): boolean {
  const isOwn = (label: StarLabel): boolean => colonies[label]?.owner === side
  return isOwn(star) || getMapDistances(map).within(star, settings.friendlyColonyHexes).some(isOwn)
}
