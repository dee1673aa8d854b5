import { type Cell, CELLS, COLUMNS, facingsOf, ringOf, ROWS } from '../../../src-shared/games/planet28/grid.ts'
import type { PlacedSection } from '../../../src-shared/games/planet28/model.ts'
import { sectionRow } from '../../../src-shared/games/planet28/placed-section.ts'
import { type VehicleSectionId } from '../../../src-shared/games/planet28/tables/vehicle-sections.ts'

/** What stands in a cell, or null. */
export function sectionAt(sections: readonly PlacedSection[], cell: Cell): PlacedSection | null {
  return sections.find((placed) => placed.cell === cell) ?? null
}

/** The sections with one more in a cell, in place of what stood there. */
export function placeAt(sections: readonly PlacedSection[], cell: Cell, section: VehicleSectionId): PlacedSection[] {
  return inOrder([...removeAt(sections, cell), { cell, section }])
}

/** The sections without what stands in a cell. */
export function removeAt(sections: readonly PlacedSection[], cell: Cell): PlacedSection[] {
  return sections.filter((placed) => placed.cell !== cell)
}

/** The sections with what stands in one cell moved to another; what stood there takes its place. */
export function moveTo(sections: readonly PlacedSection[], from: Cell, to: Cell): PlacedSection[] {
  const swap = (cell: Cell): Cell => (cell === from ? to : cell === to ? from : cell)
  return inOrder(sections.map((placed) => ({ ...placed, cell: swap(placed.cell) })))
}

/** Reading order of the grid, so that the same vehicle is stored the same way. */
function inOrder(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.toSorted((one, other) => CELLS.indexOf(one.cell) - CELLS.indexOf(other.cell))
}

/** Where the keyboard goes from a cell; null when the key does not move. */
export function nextCell(key: string, cell: Cell): Cell | null {
  const at = CELLS.indexOf(cell)
  const column = at % COLUMNS.length
  const row = Math.floor(at / COLUMNS.length)
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, row],
    End: [COLUMNS.length - 1, row],
    PageUp: [column, 0],
    PageDown: [column, ROWS.length - 1],
  }
  const target = moves[key]
  return target ? cellAt(...target) : null
}

/** The cell of a column and row counted from 0, kept on the grid. */
function cellAt(column: number, row: number): Cell | null {
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value))
  return CELLS[within(row, ROWS.length) * COLUMNS.length + within(column, COLUMNS.length)] ?? null
}

/** A cell in words for those who cannot see the grid: place, content, ring and facing. */
export function describeCell(cell: Cell, placed: PlacedSection | null, problems: readonly string[]): string {
  const [facing] = facingsOf(cell)
  const content = placed ? sectionRow(placed).name : 'empty'
  const place = facing === undefined ? 'core' : `${facing}, ${ringOf(cell)} ring`
  return [`${cell}: ${content}, ${place}.`, ...problems.map((problem) => `Problem: ${problem}`)].join(' ')
}
