import type { VehicleSectionRow, VehicleSize } from './tables/vehicle-sections.ts'

/** Maximum number of sections of a kind among `sections`, rounded down; null if unlimited (P28-META-6). */
export function findMaxSectionsOfKind(row: VehicleSectionRow, size: VehicleSize, sections: number): number | null {
  return row.maxPercent === undefined ? null : Math.floor((sections * row.maxPercent[size]) / 100)
}
