import type { VehicleProfile, VehicleStats } from '#shared/games/planet28/model.ts'
import { isMount, getSectionRow } from '#shared/games/planet28/placed-section.ts'
import { getRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import {
  VEHICLE_SIZES,
  type VehicleSectionRow,
  type VehicleSize,
} from '#shared/games/planet28/tables/vehicle-sections.ts'
import { getSizeForSectionCount } from '#shared/games/planet28/vehicle-grid.ts'

/**
 * Size, Fighting and damage of a vehicle by the number of sections it was built with. Losing sections changes none of
 * them (P28-VEH-PROF-1).
 */
export function getVehicleSizeProfile(
  builtSections: number,
  { settings }: Rules,
): { size: VehicleSize; F: number; damage: string } {
  const size = getSizeForSectionCount(builtSections, settings.gridPreset)
  const { F, damage } = VEHICLE_SIZES[size]
  return { size, F, damage }
}

/** Computes the stats that follow from the vehicle as built (P28-VEH-PROF-1, P28-VB-1). */
export function computeVehicleStats(profile: VehicleProfile, rules: Rules): VehicleStats {
  const rows = profile.sections.map((placed) => getSectionRow(rules.tables, placed))
  return {
    ...getVehicleSizeProfile(rows.length, rules),
    sections: rows.length,
    hitPoints: sumColumn(rows, 'hitPoints'),
    speedCm: getRulebookRow(rules.tables, 'vehicleTypes', profile.type).speedCm,
    crew: sumColumn(rows, 'crew'),
    mounts: rows.filter(isMount).length,
    seats: sumColumn(rows, 'seats'),
  }
}

function sumColumn(rows: readonly VehicleSectionRow[], column: 'hitPoints' | 'crew' | 'seats'): number {
  return rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)
}
