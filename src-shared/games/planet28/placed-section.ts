import { CORE_CREW_CELL, ENGINE_CELL } from './grid.ts'
import type { PlacedSection } from './model.ts'
import { CORE_SECTIONS, VEHICLE_SECTIONS, type VehicleSectionRow } from './tables/vehicle-sections.ts'

/** The two core sections in their cells: every vehicle starts so (P28-GRID-1). */
export const CORE_PLACED: readonly PlacedSection[] = [
  { cell: ENGINE_CELL, section: 'engine' },
  { cell: CORE_CREW_CELL, section: 'crew' },
]

/** Whether a placed section is one of the two that every vehicle starts with (P28-GRID-1). */
export function isCoreSection({ cell, section }: PlacedSection): boolean {
  return CORE_PLACED.some((core) => core.cell === cell && core.section === section)
}

/** The row of a placed section; the core ones have rows of their own, which cost nothing (P28-VB-1). */
export function sectionRow(placed: PlacedSection): VehicleSectionRow {
  if (placed.section === 'engine') return CORE_SECTIONS.engine
  return isCoreSection(placed) ? CORE_SECTIONS.crew : VEHICLE_SECTIONS[placed.section]
}
