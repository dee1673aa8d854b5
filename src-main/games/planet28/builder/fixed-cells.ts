import { type Cell, CORE_CREW_CELL, ENGINE_CELL } from '../../../../src-shared/games/planet28/grid.ts'
import type { VehicleTraitId } from '../../../../src-shared/games/planet28/tables/vehicle-traits.ts'
import { vehicleTraitsInForce } from '../special-rules/vehicle-traits.ts'

/** Whether a trait lets the core crew be another section (P28-VTR-mercenary). */
export function isCoreCrewFree(traits: readonly VehicleTraitId[]): boolean {
  return vehicleTraitsInForce(traits).some(({ hooks }) => hooks.freesCoreCrew?.() === true)
}

/** Cells whose section stays: the engine's always, the core crew's unless a trait frees it (P28-VB-1). */
export function fixedCells(traits: readonly VehicleTraitId[]): Cell[] {
  return isCoreCrewFree(traits) ? [ENGINE_CELL] : [ENGINE_CELL, CORE_CREW_CELL]
}
