import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { type Transaction } from '../transaction.ts'
import { payActions, requirePayableActions } from '../turn/pay-actions.ts'
import { listPassengers } from './aboard.ts'
import { isShaken } from './break-rules.ts'
import { getVehicle } from './get-vehicle.ts'

/**
 * Spends an action of a vehicle. Throws if it is derelict or shaken, or a Mercenary vehicle without a Pilot aboard
 * (P28-VEH-BREAK-2, P28-VTR-mercenary).
 */
export function spendVehicleAction(
  transaction: Transaction,
  id: string,
  what: string,
  { whileShaken = false, actions = 1, at }: { whileShaken?: boolean; actions?: number; at?: readonly string[] } = {},
): VehicleUnit {
  requireAbleToAct(transaction, id, { whileShaken, actions })
  payActions(transaction, id, { actions, what, ...(at !== undefined && { at }) })
  return getVehicle(transaction, id)
}

/** Throws if a vehicle may not act now. Checked before any roll. */
export function requireAbleToAct(
  transaction: Transaction,
  id: string,
  { whileShaken = false, actions = 1 } = {},
): void {
  const vehicle = getVehicle(transaction, id)
  const { name, isDerelict } = vehicle
  if (isDerelict)
    transaction.refuse('derelict', `${name} is derelict: it acts no more in this game.`, 'P28-VEH-BREAK-2')
  if (isShaken(vehicle) && !whileShaken)
    transaction.refuse('shaken', `${name} is shaken: it must pass a break test first.`, 'P28-VEH-BREAK-2')
  requireAboard(transaction, vehicle)
  requirePayableActions(transaction, id, { actions, what: '' })
}

function requireAboard(transaction: Transaction, vehicle: VehicleUnit): void {
  for (const { source, rule, effect } of filterEffectsByShape(
    listUnitEffects(vehicle, transaction.rules),
    'acts-with-aboard',
  )) {
    const crew = listPassengers(transaction.battle, vehicle.id)
    if (!crew.some(({ profile }) => profile.traits.includes(effect.trait)))
      transaction.refuse('nobody-aboard', `${vehicle.name} is ${source}: nobody aboard can drive it.`, rule)
  }
}
