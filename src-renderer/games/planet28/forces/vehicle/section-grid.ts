import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { withRoundCount } from '#shared/games/planet28/mounted-rounds.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import {
  type Cell,
  GRID_CELLS,
  GRID_COLUMNS,
  listCellFacingChoices,
  listCellFacings,
  type GridRulings,
  getCellPosition,
  getCellRing,
  listGridRows,
} from '#shared/games/planet28/vehicle-grid.ts'

/** Sections on the building grid, and weapons without a mount. */
export interface HullLayout {
  readonly sections: readonly PlacedSection[]
  readonly weapons: readonly string[]
}

/** Finds the section in a cell, or null. */
export function findSection({ sections }: Pick<HullLayout, 'sections'>, cell: Cell): PlacedSection | null {
  return sections.find((placed) => placed.cell === cell) ?? null
}

/** Adds a section. Replaces the one in its cell, whose weapon is unmounted. */
export function addSection(hull: HullLayout, cell: Cell, section: string): HullLayout {
  const { sections, weapons } = removeSection(hull, cell)
  return { sections: inOrder([...sections, { cell, section }]), weapons }
}

/** Removes the section in a cell. Its weapon is unmounted. */
export function removeSection({ sections, weapons }: HullLayout, cell: Cell): HullLayout {
  const gone = sections.flatMap((placed) =>
    placed.cell === cell && placed.weapon !== undefined ? [placed.weapon] : [],
  )
  return { sections: sections.filter((placed) => placed.cell !== cell), weapons: [...weapons, ...gone] }
}

/** Moves a section to another cell, or swaps it with the one there. Facings are kept where possible. */
export function moveSection({ sections, weapons }: HullLayout, from: Cell, to: Cell, rulings: GridRulings): HullLayout {
  const swap = (cell: Cell): Cell => (cell === from ? to : cell === to ? from : cell)
  const moved = sections.map((placed) => {
    const cell = swap(placed.cell)
    const { facing, ...rest } = placed
    if (cell === placed.cell) return placed
    const canFace = facing !== undefined && listCellFacingChoices(cell, rulings).includes(facing)
    return canFace ? { ...rest, cell, facing } : { ...rest, cell }
  })
  return { sections: inOrder(moved), weapons }
}

/** Mounts a spare weapon. The one on the mount becomes spare. */
export function mountWeapon(hull: HullLayout, cell: Cell, weapon: string): HullLayout {
  const { sections, weapons } = unmountWeapon(hull, cell)
  const at = weapons.indexOf(weapon)
  return setMountWeapon({ sections, weapons: at < 0 ? weapons : weapons.toSpliced(at, 1) }, cell, weapon)
}

/** Adds a weapon: on the only free mount, or as spare if none or several are free. */
export function addWeapon(hull: HullLayout, freeMounts: readonly Cell[], weapon: string): HullLayout {
  const [only, ...more] = freeMounts
  if (only !== undefined && more.length === 0) return setMountWeapon(hull, only, weapon)
  return { ...hull, weapons: [...hull.weapons, weapon] }
}

/** Unmounts the weapon of a mount, which becomes spare. */
export function unmountWeapon(hull: HullLayout, cell: Cell): HullLayout {
  const weapon = findSection(hull, cell)?.weapon
  return weapon === undefined ? hull : setMountWeapon({ ...hull, weapons: [...hull.weapons, weapon] }, cell, null)
}

/** Replaces the weapon of a mount, or removes it if null. The previous one is discarded. */
export function setMountWeapon({ sections, weapons }: HullLayout, cell: Cell, weapon: string | null): HullLayout {
  const armed = sections.map((placed): PlacedSection => {
    if (placed.cell !== cell) return placed
    const { weapon: _gone, rounds: _shot, ...bare } = placed
    return weapon === null ? bare : { ...bare, weapon }
  })
  return { sections: armed, weapons }
}

/** Sets the rounds of the weapon on a mount. */
export function setWeaponRounds({ sections, weapons }: HullLayout, cell: Cell, rounds: number): HullLayout {
  return {
    sections: sections.map((placed) => (placed.cell === cell ? withRoundCount(placed, rounds) : placed)),
    weapons,
  }
}

/** Sets the facing of a section to one its cell allows. */
export function setSectionFacing({ sections, weapons }: HullLayout, cell: Cell, facing: Facing): HullLayout {
  return { sections: sections.map((placed) => (placed.cell === cell ? { ...placed, facing } : placed)), weapons }
}

/** Sorts sections in reading order of the grid, so that equal vehicles are stored identically. */
function inOrder(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.toSorted((a, b) => GRID_CELLS.indexOf(a.cell) - GRID_CELLS.indexOf(b.cell))
}

/** Returns the cell that a navigation key leads to, or null for other keys. */
export function findNextCell(key: string, cell: Cell, preset: GridRulings['gridPreset']): Cell | null {
  const { column, row } = getCellPosition(cell)
  const rows = listGridRows(preset).length
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [1, row],
    End: [GRID_COLUMNS.length, row],
    PageUp: [column, 1],
    PageDown: [column, rows],
  }
  const target = moves[key]
  return target ? cellAt(target[0], target[1], rows) : null
}

/** Returns the cell of a 1-based column and row, clamped to the grid. */
function cellAt(column: number, row: number, rows: number): Cell | null {
  const within = (value: number, count: number) => Math.min(count, Math.max(1, value))
  return GRID_CELLS[(within(row, rows) - 1) * GRID_COLUMNS.length + within(column, GRID_COLUMNS.length) - 1] ?? null
}

/** Finds the kind of section for a letter: the first that begins with it, or the one after the current kind. */
export function findSectionKindByLetter(
  letter: string,
  kinds: readonly { readonly id: string; readonly name: string }[],
  now: string | null,
): string | null {
  const fitting = kinds.filter(({ name }) => name.toLowerCase().startsWith(letter.toLowerCase()))
  const at = fitting.findIndex(({ id }) => id === now)
  return fitting[(at + 1) % Math.max(1, fitting.length)]?.id ?? null
}

/** Describes the position of a cell: its facing and ring, or the core (P28-GRID-4). */
export function describeCellPosition(cell: Cell, rulings: GridRulings): string {
  const facings = listCellFacings(cell, rulings)
  return facings.length === 0 ? 'core' : `${facings.join(' or ')}, ${getCellRing(cell, rulings.gridPreset)} ring`
}
