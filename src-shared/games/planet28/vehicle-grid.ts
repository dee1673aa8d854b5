import type { Settings } from './tables/rulings.ts'
import type { Facing, VehicleSize } from './tables/vehicle-sections.ts'

/** Columns of the building grid from left to right (P28-GRID-1). */
export const GRID_COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Rows of the largest building grid from front to rear; 6 by 6 has one less (P28-GRID-1, P28-GRID-5). */
const ROWS = [1, 2, 3, 4, 5, 6, 7] as const

/** A cell of the vehicle building grid, A1 to F7 (P28-GRID-1). */
export type Cell = `${(typeof GRID_COLUMNS)[number]}${(typeof ROWS)[number]}`

/** All cells of the largest grid in reading order, front row first. */
export const GRID_CELLS: readonly Cell[] = ROWS.flatMap((row) =>
  GRID_COLUMNS.map((column) => `${column}${row}` as const),
)

/** Size of the building grid used by a group (P28-GRID-5). */
export type GridPreset = Settings['gridPreset']

/**
 * Rulings that affect the grid. `corners` determines the facing of corner cells on the diagonal between two facings
 * (P28-GRID-4).
 */
export type GridRulings = Pick<Settings, 'gridPreset' | 'corners'>

/** Number of rows of each grid (P28-GRID-5). */
const ROW_COUNTS: Readonly<Record<GridPreset, number>> = { '6x6': 6, '6x7': 7 }

/** Cell of the core engine (P28-GRID-1). */
export const ENGINE_CELL: Cell = 'C3'

/** Cell of the core crew (P28-GRID-1). */
export const CORE_CREW_CELL: Cell = 'D3'

/** Rings of the grid from the inside out, named after the vehicle size that they complete (P28-GRID-2). */
export const GRID_RINGS = ['small', 'medium', 'large'] as const satisfies readonly VehicleSize[]

/** Facings in the order of the fall table (P28-VEH-FALL-1). */
export const FACINGS: readonly Facing[] = ['front', 'rear', 'left', 'right']

/** Whether a text names a cell of the largest grid. */
export function isCell(text: string): text is Cell {
  return GRID_CELLS.some((cell) => cell === text)
}

export function listGridRows(preset: GridPreset): readonly number[] {
  return ROWS.slice(0, ROW_COUNTS[preset])
}

/** Cells of a grid in reading order (P28-GRID-5). */
export function listGridCells(preset: GridPreset): readonly Cell[] {
  return GRID_CELLS.slice(0, ROW_COUNTS[preset] * GRID_COLUMNS.length)
}

/** Column and row of a cell, from 1. */
export function getCellPosition(cell: Cell): { readonly column: number; readonly row: number } {
  const column = GRID_COLUMNS.findIndex((name) => cell.startsWith(name)) + 1
  return { column, row: Number(cell.slice(1)) }
}

/**
 * Distance from the centre of the grid, x to the right and y to the rear, and the number of steps outside the inner
 * block (P28-GRID-4).
 */
function offsets(cell: Cell, preset: GridPreset): { x: number; y: number; beyondX: number; beyondY: number } {
  const { column, row } = getCellPosition(cell)
  const rows = ROW_COUNTS[preset]
  const x = column - (GRID_COLUMNS.length + 1) / 2
  const y = row - (rows + 1) / 2
  return { x, y, beyondX: Math.max(0, Math.abs(x) - 0.5), beyondY: Math.max(0, Math.abs(y) - (rows - 5) / 2) }
}

/**
 * Ring of a cell: small for the inner block, medium for the cells around it, large for the outer ones (P28-GRID-4,
 * -5).
 */
export function getCellRing(cell: Cell, preset: GridPreset): VehicleSize {
  const { beyondX, beyondY } = offsets(cell, preset)
  const beyond = Math.max(beyondX, beyondY)
  if (beyond === 0) return 'small'
  return beyond === 1 ? 'medium' : 'large'
}

/** Facings of a cell: none for core cells, two for a corner if the owner may choose (P28-GRID-4). */
export function listCellFacings(cell: Cell, { gridPreset, corners }: GridRulings): readonly Facing[] {
  const { x, y, beyondX, beyondY } = offsets(cell, gridPreset)
  if (beyondX === 0 && beyondY === 0) return []
  const along = y < 0 ? 'front' : 'rear'
  const across = x < 0 ? 'left' : 'right'
  if (beyondX !== beyondY) return [beyondY > beyondX ? along : across]
  if (corners === 'ownerChooses') return [along, across]
  return [corners === 'frontRear' ? along : across]
}

/** Possible facings of an arc or a door in a cell. Core cells can use their two nearest sides (P28-GRID-7). */
export function listCellFacingChoices(cell: Cell, rulings: GridRulings): readonly Facing[] {
  const { x, y, beyondX, beyondY } = offsets(cell, rulings.gridPreset)
  if (beyondX > 0 || beyondY > 0) return listCellFacings(cell, rulings)
  const across = x < 0 ? 'left' : 'right'
  return y === 0 ? [across] : [y < 0 ? 'front' : 'rear', across]
}

/** Maximum number of sections of a vehicle: the cells of its ring and of those inside (P28-GRID-2, P28-GRID-5). */
export function getMaxSections(size: VehicleSize, preset: GridPreset): number {
  return MOST_SECTIONS[preset][size]
}

const MOST_SECTIONS: Readonly<Record<GridPreset, Readonly<Record<VehicleSize, number>>>> = {
  '6x6': sectionsBySize('6x6'),
  '6x7': sectionsBySize('6x7'),
}

function sectionsBySize(preset: GridPreset): Record<VehicleSize, number> {
  const within = (size: VehicleSize) =>
    listGridCells(preset).filter((cell) => GRID_RINGS.indexOf(getCellRing(cell, preset)) <= GRID_RINGS.indexOf(size))
      .length
  return { small: within('small'), medium: within('medium'), large: within('large') }
}

/**
 * Size of a vehicle by its number of built sections, including the core ones. Damage does not reduce it (P28-GRID-2).
 */
export function getSizeForSectionCount(sections: number, preset: GridPreset): VehicleSize {
  return GRID_RINGS.find((size) => sections <= getMaxSections(size, preset)) ?? 'large'
}
