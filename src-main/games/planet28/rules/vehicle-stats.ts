import { sizeForSectionCount } from '../../../../src-shared/games/planet28/grid.ts'
import type { VehicleProfile, VehicleStats } from '../../../../src-shared/games/planet28/model.ts'
import { sectionRow } from '../../../../src-shared/games/planet28/placed-section.ts'
import {
  VEHICLE_SIZES,
  type VehicleSectionRow,
  type VehicleSize,
} from '../../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TYPES } from '../../../../src-shared/games/planet28/tables/vehicle-types.ts'

/** Size, Fighting and damage of a vehicle built with so many sections; losing some changes none (P28-VEH-PROF-1). */
export function sizeProfile(builtSections: number): { size: VehicleSize; F: number; damage: string } {
  const size = sizeForSectionCount(builtSections)
  const { F, damage } = VEHICLE_SIZES[size]
  return { size, F, damage }
}

/** The numbers that follow from what was built (P28-VEH-PROF-1, P28-VB-1). */
export function vehicleStats(profile: VehicleProfile): VehicleStats {
  const rows = profile.sections.map(sectionRow)
  return {
    ...sizeProfile(rows.length),
    sections: rows.length,
    hitPoints: sumColumn(rows, 'hitPoints'),
    speedCm: VEHICLE_TYPES[profile.type].speedCm,
    crew: sumColumn(rows, 'crew'),
    mounts: sumColumn(rows, 'mounts'),
    seats: sumColumn(rows, 'seats'),
  }
}

function sumColumn(rows: readonly VehicleSectionRow[], column: 'hitPoints' | 'crew' | 'mounts' | 'seats'): number {
  return rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)
}
