import { type Fleet, getOtherSide, type StarLabel, type TurnReport } from '#shared/games/fistful/model.ts'
import type { FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { listFleetsAt, isArmed, getShipsByFleetLetter } from './fleet-ships.ts'
import type { LegalFleetOrdersBySide } from './movement.ts'

/**
 * Resolves withdrawals in waves: all triggered fleets leave simultaneously, at most once a turn, and the check repeats
 * (FIST-WD-2 to -4).
 */
export function withdrawFleets(fleets: readonly Fleet[], orders: LegalFleetOrdersBySide, settings: FistfulSettings) {
  const refuges = fleets.map(({ owner, id }) => {
    const order = orders[owner].get(id)
    return order?.order === 'withdraw' ? order.to : null
  })
  const standing = [...fleets]
  const withdrawals: TurnReport['withdrawals'][number][] = []
  for (let wave = 1; ; wave += 1) {
    const leaving = findLeaving(standing, refuges, settings)
    if (leaving.length === 0) return { fleets: standing, withdrawals }
    for (const { index, fleet, to, met } of leaving) {
      withdrawals.push({ side: fleet.owner, fleet: fleet.id, from: fleet.at, to, wave, met, ships: fleet.ships })
      standing[index] = { ...fleet, at: to }
      refuges[index] = null
    }
  }
}

/** The fleets with an unused withdraw order that share a star with enemies that trigger it (FIST-WD-2). */
function findLeaving(
  standing: readonly Fleet[],
  refuges: readonly (StarLabel | null)[],
  { withdrawTrigger }: FistfulSettings,
) {
  return standing.flatMap((fleet, index) => {
    const to = refuges[index] ?? null
    if (to === null) return []
    const enemies = listFleetsAt(standing, getOtherSide(fleet.owner), fleet.at)
    const isDriven = withdrawTrigger === 'any' ? enemies.length > 0 : enemies.some(({ ships }) => isArmed(ships))
    return isDriven ? [{ index, fleet, to, met: getShipsByFleetLetter(enemies) }] : []
  })
}
