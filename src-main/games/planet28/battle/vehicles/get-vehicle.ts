import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { type Transaction, getUnit } from '../transaction.ts'

/** The vehicle with this id. Throws if it does not exist. */
export function getVehicle(transaction: Pick<Transaction, 'battle'>, id: string): VehicleUnit {
  const unit = getUnit(transaction, id)
  if (unit.kind !== 'vehicle') throw new IllegalCommand('no-vehicle', `${unit.name} is no vehicle.`, 'P28-VEH-ACT-1')
  return unit
}
