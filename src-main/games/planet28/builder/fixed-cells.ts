import { ENGINE_SECTION_ID } from '#shared/games/planet28/model.ts'
import { CREW_SECTION_ID } from '#shared/games/planet28/placed-section.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { type Cell, CORE_CREW_CELL, ENGINE_CELL } from '#shared/games/planet28/vehicle-grid.ts'
import { listTraitsAllowingOtherCoreCrew } from '../special-rules/vehicle-traits.ts'

/** Whether a trait allows another section in the cell of the core crew (P28-VTR-mercenary). */
export function isCoreCrewReplaceable(traits: readonly string[], rules: Rules): boolean {
  return listTraitsAllowingOtherCoreCrew(traits, rules).length > 0
}

/** Cells whose section is fixed: always the engine's, and the core crew's unless a trait frees it (P28-VB-1). */
export function listFixedCells(traits: readonly string[], rules: Rules): Cell[] {
  return isCoreCrewReplaceable(traits, rules) ? [ENGINE_CELL] : [ENGINE_CELL, CORE_CREW_CELL]
}

/**
 * Whether the core rules allow a kind of section in a cell. The engine has its own cell, and so has the crew unless a
 * trait frees it (P28-VB-1).
 */
export function isCellAllowedByCoreRules(cell: Cell, section: string, isCrewFree: boolean): boolean {
  if (section === ENGINE_SECTION_ID || cell === ENGINE_CELL)
    return section === ENGINE_SECTION_ID && cell === ENGINE_CELL
  return cell !== CORE_CREW_CELL || section === CREW_SECTION_ID || isCrewFree
}
