import { type Cell, CORE_CREW_CELL, ENGINE_CELL } from './grid.ts'
import { ENGINE, type PlacedSection } from './model.ts'
import { findRow, type Rulebook, getRow, getRuleId } from './rulebook.ts'
import { CORE_SECTIONS, type VehicleSectionRow } from './tables/vehicle-sections.ts'

/** The section of the core crew, which shares its word with the bought one. */
export const CREW = 'crew'

/** The two core sections in their cells: every vehicle starts so (P28-GRID-1). */
export const CORE_PLACED_SECTIONS: readonly PlacedSection[] = [
  { cell: ENGINE_CELL, section: ENGINE },
  { cell: CORE_CREW_CELL, section: CREW },
]

/** Whether a placed section is one of the two that every vehicle starts with (P28-GRID-1). */
export function isCoreSection({ cell, section }: PlacedSection): boolean {
  return CORE_PLACED_SECTIONS.some((core) => core.cell === cell && core.section === section)
}

/** The row of a placed section; the core ones cost nothing, and the core crew works as a bought one (P28-VB-1). */
export function getSectionRow(tables: Rulebook, placed: PlacedSection): VehicleSectionRow {
  if (placed.section === ENGINE) return CORE_SECTIONS.engine
  if (!isCoreSection(placed)) return getRow(tables, 'vehicleSections', placed.section)
  const { cost, page, summary } = CORE_SECTIONS.crew
  return { ...(findRow(tables, 'vehicleSections', CREW) ?? CORE_SECTIONS.crew), cost, page, summary }
}

/** The rule id of a placed section. */
export function getSectionRule(placed: PlacedSection): string {
  if (placed.section === ENGINE || isCoreSection(placed)) return 'P28-VB-1'
  return getRuleId('vehicleSections', placed.section)
}

/** Whether a section carries a weapon: one a section, be it a hard point or a turret (P28-VB-2). */
export function isMount(row: VehicleSectionRow): boolean {
  return (row.mounts ?? 0) > 0
}

/** The section in a cell, or null. */
export function findSection(sections: readonly PlacedSection[], cell: Cell): PlacedSection | null {
  return sections.find((placed) => placed.cell === cell) ?? null
}

/** The sections that have their cell to themselves: what crowded ones lack is asked when they stand apart. */
export function listUncrowdedSections(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.filter(({ cell }) => sections.filter((otherSection) => otherSection.cell === cell).length === 1)
}
