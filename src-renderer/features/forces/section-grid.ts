import {
  type Cell,
  CELLS,
  COLUMNS,
  CORE_CREW_CELL,
  ENGINE_CELL,
  facingsOf,
  ringOf,
  ROWS,
} from '../../../src-shared/games/planet28/grid.ts'
import type { PlacedSection } from '../../../src-shared/games/planet28/model.ts'
import {
  CORE_SECTIONS,
  VEHICLE_SECTIONS,
  type VehicleSectionId,
  type VehicleSectionRow,
} from '../../../src-shared/games/planet28/tables/vehicle-sections.ts'
import {
  VEHICLE_TRAITS,
  type VehicleTraitId,
  type VehicleTraitRow,
} from '../../../src-shared/games/planet28/tables/vehicle-traits.ts'

/** The two sections that every vehicle starts with, in their cells (P28-GRID-1). */
export function coreSections(): PlacedSection[] {
  return [
    { cell: ENGINE_CELL, section: 'engine' },
    { cell: CORE_CREW_CELL, section: 'crew' },
  ]
}

/** What stands in a cell, or null. */
export function sectionAt(sections: readonly PlacedSection[], cell: Cell): PlacedSection | null {
  return sections.find((placed) => placed.cell === cell) ?? null
}

/** The row of a placed section; the crew in its core cell is the core one (P28-VB-1). */
export function rowOf({ cell, section }: PlacedSection): VehicleSectionRow {
  if (section === 'engine') return CORE_SECTIONS.engine
  return section === 'crew' && cell === CORE_CREW_CELL ? CORE_SECTIONS.crew : VEHICLE_SECTIONS[section]
}

/** Whether a cell's section stays: the engine's always, the core crew's unless a trait speaks of it (P28-VB-1, P28-VTR-mercenary). */
export function isFixed(cell: Cell, traits: readonly VehicleTraitId[]): boolean {
  if (cell === ENGINE_CELL) return true
  return cell === CORE_CREW_CELL && !traits.some((id) => rowOfTrait(id).refs?.sections.includes('crew'))
}

function rowOfTrait(id: VehicleTraitId): VehicleTraitRow {
  return VEHICLE_TRAITS[id]
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
  const content = placed ? rowOf(placed).name : 'empty'
  const place = facing === undefined ? 'core' : `${facing}, ${ringOf(cell)} ring`
  return [`${cell}: ${content}, ${place}.`, ...problems.map((problem) => `Problem: ${problem}`)].join(' ')
}
