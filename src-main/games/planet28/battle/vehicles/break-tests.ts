import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects } from '../effects-in-force.ts'
import { type Transaction } from '../transaction.ts'
import {
  listVehicleBreakDieModifiers,
  isExemptFromBreakTests,
  needsVehicleBreakTest,
  computeStateAfterBreakTest,
} from './break-rules.ts'
import { getVehicle } from './get-vehicle.ts'
import { countCrew, countSectionsLeft } from './sections.ts'

/** Die of vehicle break tests (P28-VEH-BREAK-1). */
export const VEHICLE_BREAK_DIE = 10

/**
 * Takes the break test after the loss of a section if few are left. With its last ones a vehicle is exempt
 * (P28-VEH-BREAK-1, P28-VEH-BREAK-3).
 */
export function takeSectionLossBreakTest(transaction: Transaction, id: string): void {
  const vehicle = getVehicle(transaction, id)
  const left = countSectionsLeft(vehicle)
  const { settings } = transaction.rules
  if (isExemptFromBreakTests(left, settings)) {
    if (vehicle.failedTests > 0) transaction.apply({ type: 'changed', unit: id, change: { failedTests: 0 } })
    return
  }
  if (!vehicle.isDerelict && needsVehicleBreakTest(vehicle.profile.sections.length, left, settings))
    rollVehicleBreakTest(transaction, vehicle)
}

/**
 * Rolls one test: the die must be below the number of sections left. Consecutive failures make it derelict
 * (P28-VEH-BREAK-1, P28-VEH-BREAK-2).
 */
export function rollVehicleBreakTest(transaction: Transaction, vehicle: VehicleUnit): boolean {
  const effects = listUnitEffects(vehicle, transaction.rules)
  const modifiers = listVehicleBreakDieModifiers(effects, countCrew(vehicle, transaction.rules))
  const left = countSectionsLeft(vehicle)
  const face = transaction.dice.die(VEHICLE_BREAK_DIE)
  const value = face + sumModifiers(modifiers)
  const isSuccess = value < left
  transaction.apply({
    type: 'rolled',
    roll: {
      unit: vehicle.id,
      model: null,
      label: 'Break test of the vehicle',
      rule: 'P28-VEH-BREAK-1',
      dice: [{ sides: VEHICLE_BREAK_DIE, face }],
      modifiers,
      target: left,
      value,
      isSuccess,
    },
  })
  transaction.apply({
    type: 'changed',
    unit: vehicle.id,
    change: computeStateAfterBreakTest(vehicle, isSuccess, effects),
  })
  return isSuccess
}
