import { facingOf } from '#main/games/planet28/rules/arcs.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { Cell } from '#shared/games/planet28/grid.ts'
import { sectionIn } from '#shared/games/planet28/placed-section.ts'
import { effectsOn, ofShape } from '../effects-in-force.ts'
import { rollSum } from '../rolls.ts'
import { emit, type Scene } from '../scene.ts'
import { passengersOf } from './aboard.ts'
import { exposedSections } from './sections.ts'
import { vehicleIn } from './vehicle-in.ts'

/** Engineers aboard mend what is damaged on the side that they boarded, one roll a turn shared out, the most damaged section first (P28-TR-engineer). */
export function tendVehicles(scene: Scene): void {
  for (const vehicle of scene.battle.units) {
    if (vehicle.kind !== 'vehicle' || !isOnTable(vehicle)) continue
    for (const unit of passengersOf(scene.battle, vehicle.id))
      for (const { source: label, rule, effect } of ofShape(effectsOn(unit, scene.rules), 'tends')) {
        const cell = unit.aboard?.cell
        const near = damagedAround(scene, vehicleIn(scene, vehicle.id), cell)
        if (near.length === 0) continue
        shareOut(scene, vehicle.id, { near, points: rollSum(scene, { unit: unit.id, label, rule, dice: effect.dice }) })
      }
  }
}

function damagedAround(scene: Scene, vehicle: VehicleUnit, cell: Cell | undefined): readonly Cell[] {
  const placed = cell === undefined ? null : sectionIn(vehicle.profile.sections, cell)
  const facing = placed === null ? null : facingOf(placed, scene.rules)
  return exposedSections(vehicle, facing, scene.rules)
    .filter(({ hitPoints, start }) => hitPoints < start)
    .toSorted((one, other) => one.hitPoints - one.start - (other.hitPoints - other.start))
    .map((section) => section.cell)
}

function shareOut(scene: Scene, id: string, { near, points }: { near: readonly Cell[]; points: number }): void {
  let left = points
  for (const cell of near) {
    const section = vehicleIn(scene, id).sections.find((one) => one.cell === cell)
    if (section === undefined || left === 0) continue
    const given = Math.min(left, section.start - section.hitPoints)
    left -= given
    const hitPoints = section.hitPoints + given
    emit(scene, { type: 'section-hurt', unit: id, section: { ...section, hitPoints }, by: null })
  }
}
