import { type Cell, CELLS, facingsOf, RINGS, ringOf } from '../../../../src-shared/games/planet28/grid.ts'
import type { PlacedSection } from '../../../../src-shared/games/planet28/model.ts'
import { CORE_PLACED } from '../../../../src-shared/games/planet28/placed-section.ts'
import {
  VEHICLE_SECTIONS,
  type VehicleSectionId,
  type VehicleSectionRow,
} from '../../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import { DEFAULT_SETTINGS, type Planet28Settings } from '../settings.ts'

/** A cell for one more section, in the innermost ring with room and where its row allows it, or null (P28-GRID-8). */
export function findCellFor(
  section: VehicleSectionId,
  placed: readonly PlacedSection[],
  settings: Planet28Settings = DEFAULT_SETTINGS,
): Cell | null {
  const row: VehicleSectionRow = VEHICLE_SECTIONS[section]
  const used = new Set(placed.map(({ cell }) => cell))
  const free = CELLS.filter((cell) => !used.has(cell)).toReversed()
  const ring = RINGS.find((size) => free.some((cell) => ringOf(cell) === size))
  const open = settings.gridFill === 'free' ? free : free.filter((cell) => ringOf(cell) === ring)
  const fits = open.filter(
    (cell) =>
      row.facings === undefined || facingsOf(cell, settings.corners).some((facing) => row.facings?.includes(facing)),
  )
  return fits[0] ?? null
}

/**
 * A new vehicle's sections, the core ones and those bought, each in a cell; null where one has no place (P28-GRID-8).
 * Cells fill from the rear, and sections bound to a facing come last: so front cells are left for them.
 */
export function placeSections(
  bought: readonly VehicleSectionId[],
  settings: Planet28Settings = DEFAULT_SETTINGS,
): PlacedSection[] | null {
  const placed = [...CORE_PLACED]
  const isBound = (section: VehicleSectionId): boolean => 'facings' in VEHICLE_SECTIONS[section]
  for (const section of bought.toSorted((one, other) => Number(isBound(one)) - Number(isBound(other)))) {
    const cell = findCellFor(section, placed, settings)
    if (cell === null) return null
    placed.push({ cell, section })
  }
  return placed
}
