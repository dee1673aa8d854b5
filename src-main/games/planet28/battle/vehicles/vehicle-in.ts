import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import { Illegal, type Scene, unitIn } from '../scene.ts'

/** A vehicle that is there. */
export function vehicleIn(scene: Pick<Scene, 'battle'>, id: string): VehicleUnit {
  const unit = unitIn(scene, id)
  if (unit.kind !== 'vehicle') throw new Illegal('no-vehicle', `${unit.name} is no vehicle.`, 'P28-VEH-ACT-1')
  return unit
}
