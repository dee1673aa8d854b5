import { total } from '#main/games/kit/modifier.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { effectsOn } from '../effects-in-force.ts'
import { emit, type Scene } from '../scene.ts'
import { breakDieModifiers, isExempt, isTestNeeded, nerveAfter } from './break-rules.ts'
import { crewLeft, sectionsLeft } from './sections.ts'
import { vehicleIn } from './vehicle-in.ts'

/** What vehicles test with (P28-VEH-BREAK-1). */
export const BREAK_DIE = 10

/** After a section is destroyed: with few left it tests; with its last ones it acts whatever happens (P28-VEH-BREAK-1, P28-VEH-BREAK-3). */
export function testAfterLoss(scene: Scene, id: string): void {
  const vehicle = vehicleIn(scene, id)
  const left = sectionsLeft(vehicle)
  const { settings } = scene.rules
  if (isExempt(left, settings)) {
    if (vehicle.failedTests > 0) emit(scene, { type: 'changed', unit: id, change: { failedTests: 0 } })
    return
  }
  if (!vehicle.isDerelict && isTestNeeded(vehicle.profile.sections.length, left, settings)) testNerve(scene, vehicle)
}

/** One test: the die below the number of sections left; failures in a row end its game (P28-VEH-BREAK-1, P28-VEH-BREAK-2). */
export function testNerve(scene: Scene, vehicle: VehicleUnit): boolean {
  const effects = effectsOn(vehicle, scene.rules)
  const modifiers = breakDieModifiers(effects, crewLeft(vehicle, scene.rules))
  const left = sectionsLeft(vehicle)
  const face = scene.dice.die(BREAK_DIE)
  const value = face + total(modifiers)
  const isSuccess = value < left
  emit(scene, {
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
  emit(scene, { type: 'changed', unit: vehicle.id, change: nerveAfter(vehicle, isSuccess, effects) })
  return isSuccess
}
