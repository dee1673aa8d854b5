import { CORE_CREW_CELL, ENGINE_CELL, sizeForSectionCount } from '../../../../src-shared/games/planet28/grid.ts'
import type { PlacedSection, VehicleProfile, VehicleStats } from '../../../../src-shared/games/planet28/model.ts'
import {
  CORE_SECTIONS,
  VEHICLE_SECTIONS,
  VEHICLE_SIZES,
  type VehicleSectionRow,
  type VehicleSize,
} from '../../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { VEHICLE_TYPES } from '../../../../src-shared/games/planet28/tables/vehicle-types.ts'

/** Whether a placed section is one of the two that every vehicle starts with (P28-GRID-1). */
export function isCoreSection({ cell, section }: PlacedSection): boolean {
  return (section === 'engine' && cell === ENGINE_CELL) || (section === 'crew' && cell === CORE_CREW_CELL)
}

/** The row of a placed section; the core ones have rows of their own, which cost nothing (P28-VB-1). */
export function sectionRow(placed: PlacedSection): VehicleSectionRow {
  if (placed.section === 'engine') return CORE_SECTIONS.engine
  return isCoreSection(placed) ? CORE_SECTIONS.crew : VEHICLE_SECTIONS[placed.section]
}

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
