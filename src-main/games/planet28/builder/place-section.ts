import type { PlacedSection, VehicleProfile } from '#shared/games/planet28/model.ts'
import { getSectionRow } from '#shared/games/planet28/placed-section.ts'
import { getRulebookRow, type Rules } from '#shared/games/planet28/rulebook.ts'
import { findMaxSectionsOfKind } from '#shared/games/planet28/section-share.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { VehicleSectionRow } from '#shared/games/planet28/tables/vehicle-sections.ts'
import {
  type Cell,
  GRID_CELLS,
  listGridCells,
  listCellFacings,
  GRID_RINGS,
  getCellRing,
  getSizeForSectionCount,
} from '#shared/games/planet28/vehicle-grid.ts'
import { isCellAllowedByCoreRules, isCoreCrewReplaceable } from './fixed-cells.ts'

/**
 * Input for placing sections: the existing sections, and the traits, which may free the cell of the core crew
 * (P28-VTR-mercenary).
 */
export interface VehicleLayout {
  readonly sections: readonly PlacedSection[]
  readonly traits: readonly string[]
}

/** Whether core and facing rules allow a section in a cell, free or not (P28-VB-1, P28-VS-dozer-blade). */
export function canPlaceSection(section: string, cell: Cell, traits: readonly string[], rules: Rules): boolean {
  const { facings } = getSectionRow(rules.tables, { cell, section })
  if (!isCellAllowedByCoreRules(cell, section, isCoreCrewReplaceable(traits, rules))) return false
  return facings === undefined || listCellFacings(cell, rules.settings).some((facing) => facings.includes(facing))
}

/**
 * Free cells for one more section: those of the innermost ring with room, where core and facing rules allow it
 * (P28-GRID-5, -8).
 */
export function listFreeCellsForSection(section: string, { sections, traits }: VehicleLayout, rules: Rules): Cell[] {
  const { gridFill, gridPreset } = rules.settings
  const used = new Set(sections.map(({ cell }) => cell))
  const isCrewFree = isCoreCrewReplaceable(traits, rules)
  const free = listGridCells(gridPreset).filter(
    (cell) => !used.has(cell) && isCellAllowedByCoreRules(cell, section, isCrewFree),
  )
  const ring = GRID_RINGS.find((size) => free.some((cell) => getCellRing(cell, gridPreset) === size))
  const open = gridFill === 'free' ? free : free.filter((cell) => getCellRing(cell, gridPreset) === ring)
  return open.filter((cell) => canPlaceSection(section, cell, traits, rules))
}

/** Finds a cell for one more section: the rearmost free one that is allowed, or null (P28-GRID-8). */
export function findFreeCellForSection(section: string, hull: VehicleLayout, rules: Rules): Cell | null {
  return listFreeCellsForSection(section, hull, rules).at(-1) ?? null
}

/** For each kind of section in force, the cells where one more may be placed. Empty if size or share forbids it. */
export function listFreeCellsBySection(profile: VehicleProfile, rules: Rules): Record<string, Cell[]> {
  const ids = listRowIds(rules.tables.vehicleSections)
  return Object.fromEntries(
    ids.map((id) => [id, hasRoomFor(id, profile, rules) ? listFreeCellsForSection(id, profile, rules) : []]),
  )
}

/**
 * Whether one more section of a kind keeps the limits on size and share (P28-VS-dozer-blade, P28-VS-armour-plating).
 */
function hasRoomFor(id: string, { sections }: VehicleLayout, rules: Rules): boolean {
  const row: VehicleSectionRow = getRulebookRow(rules.tables, 'vehicleSections', id)
  const total = sections.length + 1
  const size = getSizeForSectionCount(total, rules.settings.gridPreset)
  if (row.sizes !== undefined && !row.sizes.includes(size)) return false
  const most = findMaxSectionsOfKind(row, size, total)
  return most === null || sections.filter(({ section }) => section === id).length < most
}

/** Sorts sections in reading order of the grid, front row first. */
export function sortSections(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.toSorted((a, b) => GRID_CELLS.indexOf(a.cell) - GRID_CELLS.indexOf(b.cell))
}
