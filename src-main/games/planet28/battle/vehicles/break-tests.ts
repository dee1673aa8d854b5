import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects } from '../effects-in-force.ts'
import { apply, type Transaction } from '../transaction.ts'
import { listBreakDieModifiers, isExempt, isTestNeeded, applyBreakTest } from './break-rules.ts'
import { getVehicle } from './get-vehicle.ts'
import { countCrew, countSectionsLeft } from './sections.ts'

/** What vehicles test with (P28-VEH-BREAK-1). */
export const BREAK_DIE = 10

/** After a section is destroyed: with few left it tests; with its last ones it acts whatever happens (P28-VEH-BREAK-1, P28-VEH-BREAK-3). */
export function testAfterSectionLoss(scene: Transaction, id: string): void {
  const vehicle = getVehicle(scene, id)
  const left = countSectionsLeft(vehicle)
  const { settings } = scene.rules
  if (isExempt(left, settings)) {
    if (vehicle.failedTests > 0) apply(scene, { type: 'changed', unit: id, change: { failedTests: 0 } })
    return
  }
  if (!vehicle.isDerelict && isTestNeeded(vehicle.profile.sections.length, left, settings))
    rollVehicleBreakTest(scene, vehicle)
}

/** One test: the die below the number of sections left; failures in a row end its game (P28-VEH-BREAK-1, P28-VEH-BREAK-2). */
export function rollVehicleBreakTest(scene: Transaction, vehicle: VehicleUnit): boolean {
  const effects = listUnitEffects(vehicle, scene.rules)
  const modifiers = listBreakDieModifiers(effects, countCrew(vehicle, scene.rules))
  const left = countSectionsLeft(vehicle)
  const face = scene.dice.die(BREAK_DIE)
  const value = face + sumModifiers(modifiers)
  const isSuccess = value < left
  apply(scene, {
    type: 'rolled',
    roll: {
      unit: vehicle.id,
      model: null,
      label: 'Break test of the vehicle',
      rule: 'P28-VEH-BREAK-1',
      dice: [{ sides: BREAK_DIE, face }],
      modifiers,
      target: left,
      value,
      isSuccess,
    },
  })
  apply(scene, { type: 'changed', unit: vehicle.id, change: applyBreakTest(vehicle, isSuccess, effects) })
  return isSuccess
}
