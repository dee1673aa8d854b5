import {
  type Colony,
  type Fleet,
  type GameState,
  type LandOrder,
  getOtherSide,
  type Side,
  type StarLabel,
} from '#shared/games/fistful/model.ts'
import { countShipsOfKind, listFleetsAt, subtractShips } from '../rules/fleet-ships.ts'

/** Transports that land, colonies founded, and the remaining fleets of the side; fleets without ships are removed. */
export interface LandingPlan {
  readonly land: readonly LandOrder[]
  readonly founded: Readonly<Record<StarLabel, Colony>>
  readonly fleets: readonly Fleet[]
}

/**
 * Lands one transport at every star without a colony. Stars where the enemy could also land alternate between the
 * sides (FIST-COL-3).
 */
export function planLandings(state: GameState, side: Side): LandingPlan {
  const land: LandOrder[] = []
  const fleets: Fleet[] = []
  const founded: Record<StarLabel, Colony> = {}
  const yields = state.turn % 2 === (side === 'A' ? 0 : 1)
  for (const fleet of state.fleets.filter(({ owner }) => owner === side)) {
    const { at, id, ships } = fleet
    const isFree = countShipsOfKind(ships, 'T') > 0 && state.colonies[at] === undefined && founded[at] === undefined
    if (!isFree || (yields && listFleetsAt(state.fleets, getOtherSide(side), at).length > 0)) {
      fleets.push(fleet)
      continue
    }
    land.push({ fleet: id })
    founded[at] = { owner: side, size: 1, fortified: false, fortProgress: null, besieged: 0, founded: state.turn }
    fleets.push({ ...fleet, ships: subtractShips(ships, { T: 1 }) })
  }
  return { land, founded, fleets: fleets.filter(({ ships }) => Object.keys(ships).length > 0) }
}
