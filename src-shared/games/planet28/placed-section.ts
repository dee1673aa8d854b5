import { ENGINE_SECTION_ID, type PlacedSection } from './model.ts'
import { findRulebookRow, type Rulebook, getRulebookRow, getRuleId } from './rulebook.ts'
import { CORE_SECTIONS, type VehicleSectionRow } from './tables/vehicle-sections.ts'
import { type Cell, CORE_CREW_CELL, ENGINE_CELL } from './vehicle-grid.ts'

/** Id of the core crew's section, shared with the purchasable crew section. */
export const CREW_SECTION_ID = 'crew'

/** The two core sections of every new vehicle, in their cells (P28-GRID-1). */
export const CORE_PLACED_SECTIONS: readonly PlacedSection[] = [
  { cell: ENGINE_CELL, section: ENGINE_SECTION_ID },
  { cell: CORE_CREW_CELL, section: CREW_SECTION_ID },
]

/** Whether a section is one of the two core sections (P28-GRID-1). */
export function isCoreSection({ cell, section }: PlacedSection): boolean {
  return CORE_PLACED_SECTIONS.some((core) => core.cell === cell && core.section === section)
}

/** Row of a placed section. The core ones are free, and the core crew works like a bought one (P28-VB-1). */
export function getSectionRow(tables: Rulebook, placed: PlacedSection): VehicleSectionRow {
  if (placed.section === ENGINE_SECTION_ID) return CORE_SECTIONS.engine
  if (!isCoreSection(placed)) return getRulebookRow(tables, 'vehicleSections', placed.section)
  const { cost, page, summary } = CORE_SECTIONS.crew
  return { ...(findRulebookRow(tables, 'vehicleSections', CREW_SECTION_ID) ?? CORE_SECTIONS.crew), cost, page, summary }
}

export function getSectionRuleId(placed: PlacedSection): string {
  if (placed.section === ENGINE_SECTION_ID || isCoreSection(placed)) return 'P28-VB-1'
  return getRuleId('vehicleSections', placed.section)
}

/** Whether a section can carry a weapon: a hard point or turret, one weapon each (P28-VB-2). */
export function isMount(row: VehicleSectionRow): boolean {
  return (row.mounts ?? 0) > 0
}

export function findSectionInCell(sections: readonly PlacedSection[], cell: Cell): PlacedSection | null {
  return sections.find((placed) => placed.cell === cell) ?? null
}

/** Sections that do not share their cell. Requirements of the others are checked once they are separated. */
export function listUncrowdedSections(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.filter(({ cell }) => sections.filter((otherSection) => otherSection.cell === cell).length === 1)
}
