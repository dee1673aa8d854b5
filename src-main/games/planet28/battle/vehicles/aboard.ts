import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Cell } from '#shared/games/planet28/vehicle-grid.ts'
import { listFightingModels } from '../effects-in-force.ts'

/** Lists units aboard a vehicle, or in the seats of one section (P28-VEH-TRANS-1). */
export function listPassengers({ units }: Pick<Battle, 'units'>, vehicle: string, cell?: Cell): CharacterOrSquadUnit[] {
  return units.filter(
    (unit): unit is CharacterOrSquadUnit =>
      unit.kind !== 'vehicle' &&
      unit.aboard?.vehicle === vehicle &&
      (cell === undefined || unit.aboard.cell === cell) &&
      isOnTable(unit),
  )
}

/** Number of free seats in a section. A squad takes one per member (P28-VEH-TRANS-1). */
export function countFreeSeats(
  battle: Pick<Battle, 'units'>,
  { id }: Pick<VehicleUnit, 'id'>,
  place: { cell: Cell; seats: number },
): number {
  const taken = listPassengers(battle, id, place.cell).reduce((sum, unit) => sum + listFightingModels(unit).length, 0)
  return place.seats - taken
}
