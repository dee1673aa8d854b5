import { VEHICLE_SIZES, type Facing, type VehicleSize } from './tables/vehicle-sections.ts'

/** Columns of the building grid from left to right (P28-GRID-1). */
export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F'] as const

/** Rows of the building grid from front to rear (P28-GRID-1). */
export const ROWS = [1, 2, 3, 4, 5, 6] as const

/** A cell of the vehicle building grid, A1 to F6 (P28-GRID-1). */
export type Cell = `${(typeof COLUMNS)[number]}${(typeof ROWS)[number]}`

/** All 36 cells in reading order, front row first. */
export const CELLS: readonly Cell[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${column}${row}` as const))

/** Where the core engine stands (P28-GRID-1). */
export const ENGINE_CELL: Cell = 'C3'

/** Where the core crew stands (P28-GRID-1). */
export const CORE_CREW_CELL: Cell = 'D3'

/** Rings of the grid from the inside out; a ring bears the name of the size that it makes (P28-GRID-2). */
export const RINGS = ['small', 'medium', 'large'] as const satisfies readonly VehicleSize[]

/** Who gets the corner cells that lie on the X between two facings (P28-GRID-4). */
export type Corners = 'frontRear' | 'leftRight' | 'ownerChooses'

/** Whether a text names a cell of the grid. */
export function isCell(text: string): text is Cell {
  return CELLS.some((cell) => cell === text)
}

/** Steps from the centre of the grid: x to the right, y to the rear (P28-GRID-4). */
function offsets(cell: Cell): { x: number; y: number } {
  const column = COLUMNS.findIndex((name) => cell.startsWith(name))
  const row = ROWS.findIndex((name) => cell.endsWith(String(name)))
  return { x: column - 2.5, y: row - 2.5 }
}

/** The ring of a cell: the 4 inner ones are small, the 12 around them medium, the outer 20 large (P28-GRID-4). */
export function ringOf(cell: Cell): VehicleSize {
  const { x, y } = offsets(cell)
  const distance = Math.max(Math.abs(x), Math.abs(y))
  if (distance < 1) return 'small'
  return distance < 2 ? 'medium' : 'large'
}

/** The facings of a cell: none for the four core cells, two for a corner that the owner may choose (P28-GRID-4). */
export function facingsOf(cell: Cell, corners: Corners = 'frontRear'): readonly Facing[] {
  if (ringOf(cell) === 'small') return []
  const { x, y } = offsets(cell)
  const along = y < 0 ? 'front' : 'rear'
  const across = x < 0 ? 'left' : 'right'
  const lean = Math.abs(y) - Math.abs(x)
  if (lean !== 0) return [lean > 0 ? along : across]
  if (corners === 'ownerChooses') return [along, across]
  return [corners === 'frontRear' ? along : across]
}

/** The size of a vehicle built with so many sections, the core ones included; damage never shrinks it (P28-GRID-2). */
export function sizeForSectionCount(sections: number): VehicleSize {
  return RINGS.find((size) => sections <= VEHICLE_SIZES[size].maxSections) ?? 'large'
}
