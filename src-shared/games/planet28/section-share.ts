import type { VehicleSectionRow, VehicleSize } from './tables/vehicle-sections.ts'

/** The most of `sections` that a kind of section may make up, rounded down; null where there is no limit (P28-META-6). */
export function getMaxSectionCount(row: VehicleSectionRow, size: VehicleSize, sections: number): number | null {
  return row.maxPercent === undefined ? null : Math.floor((sections * row.maxPercent[size]) / 100)
}
