import { effectsOfSection } from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { Battle, PeopleUnit, VehicleUnit } from '#shared/games/planet28/battle/state.ts'
import type { Cell } from '#shared/games/planet28/grid.ts'
import { sectionIn, sectionRow } from '#shared/games/planet28/placed-section.ts'
import { afterHurt } from '../after-hurt.ts'
import { loseHitPoints } from '../damage.ts'
import { fighting, isOnTable } from '../effects-in-force.ts'
import { rollSum } from '../rolls.ts'
import { emit, type Scene } from '../scene.ts'

/** Who is aboard a vehicle, or in the seats of one section of it (P28-VEH-TRANS-1). */
export function passengersOf({ units }: Pick<Battle, 'units'>, vehicle: string, cell?: Cell): PeopleUnit[] {
  return units.filter(
    (unit): unit is PeopleUnit =>
      unit.kind !== 'vehicle' &&
      unit.aboard?.vehicle === vehicle &&
      (cell === undefined || unit.aboard.cell === cell) &&
      isOnTable(unit),
  )
}

/** Seats of a section that nobody sits in; a squad takes one a member (P28-VEH-TRANS-1). */
export function freeSeats(
  battle: Pick<Battle, 'units'>,
  { id }: Pick<VehicleUnit, 'id'>,
  place: { cell: Cell; seats: number },
): number {
  const taken = passengersOf(battle, id, place.cell).reduce((sum, unit) => sum + fighting(unit).length, 0)
  return place.seats - taken
}

/** A section that carried somebody is destroyed: out, and hurt without armour (P28-VEH-TRANS-2). */
export function throwOut(
  scene: Scene,
  { vehicle, cell, by }: { readonly vehicle: VehicleUnit; readonly cell: Cell; readonly by: string | null },
): void {
  const placed = sectionIn(vehicle.profile.sections, cell)
  if (placed === null) return
  const row = sectionRow(scene.rules.tables, placed)
  const [spill] = effectsOfSection(placed.section, row).filter((effect) => effect.shape === 'spills')
  for (const unit of passengersOf(scene.battle, vehicle.id, cell)) {
    emit(scene, { type: 'changed', unit: unit.id, change: { aboard: null } })
    if (spill?.shape === 'spills') spillUnit(scene, unit, { damage: spill.damage, cause: row.name, by })
  }
}

/** Each of its members rolls for itself. */
function spillUnit(
  scene: Scene,
  unit: PeopleUnit,
  { damage, cause, by }: { readonly damage: string; readonly cause: string; readonly by: string | null },
): void {
  const rule = 'P28-VEH-TRANS-2'
  const struck = fighting(unit).map((model) => {
    const points = rollSum(scene, { unit: unit.id, model: model.id, label: `Wreck: ${cause}`, rule, dice: damage })
    const lost = loseHitPoints(scene, { unit: unit.id, model: model.id, points, by, cause: `Wreck: ${cause}`, rule })
    return { unit: unit.id, model: model.id, lost, by, wasWounded: model.isWounded }
  })
  afterHurt(scene, struck)
}
