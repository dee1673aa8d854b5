import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import {
  type Cell,
  listGridCells,
  COLUMNS,
  type GridPreset,
  getCellPosition,
  RINGS,
  getCellRing,
  listGridRows,
} from '#shared/games/planet28/vehicle-grid.ts'

/** Side of a cell in drawing units. The labels of the sides are in a rim around the grid. */
export const CELL_SIZE = 10
const RIM = 4.5

/** Rotation of a mark by side, in degrees, with the front up. */
export const FACING_DEGREES: Readonly<Record<Facing, number>> = { front: 0, right: 90, rear: 180, left: 270 }

/** A rectangle of the drawing. */
export interface DrawingBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface GridLines {
  readonly width: number
  readonly height: number
  readonly cells: readonly (DrawingBox & { readonly cell: Cell })[]
  /** Extents of small, medium and large vehicles (P28-GRID-2). */
  readonly rings: readonly DrawingBox[]
  /** Lines between the four sides, from the core outwards (P28-GRID-4). */
  readonly cross: string
  /** Positions of the labels of the sides. */
  readonly words: readonly { readonly side: Facing; readonly x: number; readonly y: number; readonly turn: number }[]
}

/** Builds the lines of a building grid, the front at the top. */
export function buildGridLines(preset: GridPreset): GridLines {
  const width = COLUMNS.length * CELL_SIZE + 2 * RIM
  const height = listGridRows(preset).length * CELL_SIZE + 2 * RIM
  const rings = RINGS.map((_, index) => boxAround(cellsWithin(index, preset)))
  const [core] = rings
  const hull = rings.at(-1)
  return {
    width,
    height,
    cells: listGridCells(preset).map((cell) => ({ cell, ...getCellBox(cell) })),
    rings,
    cross: core && hull ? crossBetween(core, hull) : '',
    words: [
      { side: 'front', x: width / 2, y: RIM / 2, turn: 0 },
      { side: 'rear', x: width / 2, y: height - RIM / 2, turn: 0 },
      { side: 'left', x: RIM / 2, y: height / 2, turn: -90 },
      { side: 'right', x: width - RIM / 2, y: height / 2, turn: 90 },
    ],
  }
}

/** Rectangle of a cell in the drawing. */
export function getCellBox(cell: Cell): DrawingBox {
  const { column, row } = getCellPosition(cell)
  return { x: RIM + (column - 1) * CELL_SIZE, y: RIM + (row - 1) * CELL_SIZE, width: CELL_SIZE, height: CELL_SIZE }
}

function cellsWithin(ring: number, preset: GridPreset): Cell[] {
  return listGridCells(preset).filter((cell) => RINGS.indexOf(getCellRing(cell, preset)) <= ring)
}

function boxAround(cells: readonly Cell[]): DrawingBox {
  const boxes = cells.map(getCellBox)
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

function crossBetween(core: DrawingBox, hull: DrawingBox): string {
  const [inner, outer] = [cornersOf(core), cornersOf(hull)]
  return inner.map(({ x, y }, index) => `M${x} ${y}L${outer[index]?.x ?? x} ${outer[index]?.y ?? y}`).join('')
}

function cornersOf({ x, y, width, height }: DrawingBox): { x: number; y: number }[] {
  return [0, width].flatMap((across) => [0, height].map((down) => ({ x: x + across, y: y + down })))
}
