import { type Fleet, type GameState, getOtherSide, type ReconReport } from '#shared/games/fistful/model.ts'
import { countShipsOfKind, listFleetsAt, getShipsByFleetLetter } from './fleet-ships.ts'
import type { LegalFleetOrdersBySide } from './movement.ts'

/**
 * Reports what surviving scouts see at the end of the turn, one star each, in the order of their list (FIST-RECON-2,
 * -3).
 */
export function buildReconReports(state: GameState, orders: LegalFleetOrdersBySide): ReconReport[] {
  return state.fleets.flatMap((fleet) => {
    const order = orders[fleet.owner].get(fleet.id)
    if (order?.order !== 'recon') return []
    return order.targets.slice(0, countShipsOfKind(fleet.ships, 'S')).map((star) => lookAt(state, fleet, star))
  })
}

function lookAt({ colonies, fleets }: GameState, { owner: side, id }: Fleet, star: string): ReconReport {
  const enemy = getOtherSide(side)
  const colony = colonies[star]
  return {
    side,
    fleet: id,
    star,
    enemyFleets: getShipsByFleetLetter(listFleetsAt(fleets, enemy, star)),
    colony:
      colony?.owner === enemy
        ? { size: colony.size, fortified: colony.fortified, besieged: colony.besieged > 0 }
        : null,
  }
}
