import {
  type Cell,
  CELLS,
  COLUMNS,
  listFacingChoices,
  listFacings,
  type GridRulings,
  getCellPosition,
  getRing,
  listGridRows,
} from '#shared/games/planet28/grid.ts'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import { setRoundCount } from '#shared/games/planet28/mounted-rounds.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'

/** What stands on the building grid, and the weapons that stand on no mount. */
export interface Hull {
  readonly sections: readonly PlacedSection[]
  readonly weapons: readonly string[]
}

/** What stands in a cell, or null. */
export function findSection({ sections }: Pick<Hull, 'sections'>, cell: Cell): PlacedSection | null {
  return sections.find((placed) => placed.cell === cell) ?? null
}

/** The hull with one more section; what stood in its cell goes, and the weapon on it waits. */
export function addSection(hull: Hull, cell: Cell, section: string): Hull {
  const { sections, weapons } = removeSection(hull, cell)
  return { sections: inOrder([...sections, { cell, section }]), weapons }
}

/** The hull without what stands in a cell; the weapon on it waits for another mount. */
export function removeSection({ sections, weapons }: Hull, cell: Cell): Hull {
  const gone = sections.flatMap((placed) =>
    placed.cell === cell && placed.weapon !== undefined ? [placed.weapon] : [],
  )
  return { sections: sections.filter((placed) => placed.cell !== cell), weapons: [...weapons, ...gone] }
}

/** The hull with what stands in one cell moved to another; what stood there takes its place. Each faces on where it can. */
export function moveSection({ sections, weapons }: Hull, from: Cell, to: Cell, rulings: GridRulings): Hull {
  const swap = (cell: Cell): Cell => (cell === from ? to : cell === to ? from : cell)
  const moved = sections.map((placed) => {
    const cell = swap(placed.cell)
    const { facing, ...rest } = placed
    if (cell === placed.cell) return placed
    const canFace = facing !== undefined && listFacingChoices(cell, rulings).includes(facing)
    return canFace ? { ...rest, cell, facing } : { ...rest, cell }
  })
  return { sections: inOrder(moved), weapons }
}

/** The hull with a waiting weapon on a mount; the one that stood there waits instead. */
export function mountWeapon(hull: Hull, cell: Cell, weapon: string): Hull {
  const { sections, weapons } = unmountWeapon(hull, cell)
  const at = weapons.indexOf(weapon)
  return setMountWeapon({ sections, weapons: at < 0 ? weapons : weapons.toSpliced(at, 1) }, cell, weapon)
}

/** The hull with one more weapon: on its only free mount, or waiting for one where several or none are free. */
export function addWeapon(hull: Hull, freeMounts: readonly Cell[], weapon: string): Hull {
  const [only, ...more] = freeMounts
  if (only !== undefined && more.length === 0) return setMountWeapon(hull, only, weapon)
  return { ...hull, weapons: [...hull.weapons, weapon] }
}

/** The hull with the weapon of a mount waiting for another. */
export function unmountWeapon(hull: Hull, cell: Cell): Hull {
  const weapon = findSection(hull, cell)?.weapon
  return weapon === undefined ? hull : setMountWeapon({ ...hull, weapons: [...hull.weapons, weapon] }, cell, null)
}

/** The hull with another weapon on a mount, or none; the one that stood there is gone. */
export function setMountWeapon({ sections, weapons }: Hull, cell: Cell, weapon: string | null): Hull {
  const armed = sections.map((placed): PlacedSection => {
    if (placed.cell !== cell) return placed
    const { weapon: _gone, rounds: _shot, ...bare } = placed
    return weapon === null ? bare : { ...bare, weapon }
  })
  return { sections: armed, weapons }
}

/** The hull with the given number of rounds for the weapon of a mount. */
export function setRounds({ sections, weapons }: Hull, cell: Cell, rounds: number): Hull {
  return {
    sections: sections.map((placed) => (placed.cell === cell ? setRoundCount(placed, rounds) : placed)),
    weapons,
  }
}

/** The hull with a section pointing to one of the sides that its cell leaves it. */
export function setFacing({ sections, weapons }: Hull, cell: Cell, facing: Facing): Hull {
  return { sections: sections.map((placed) => (placed.cell === cell ? { ...placed, facing } : placed)), weapons }
}

/** Reading order of the grid, so that the same vehicle is stored the same way. */
function inOrder(sections: readonly PlacedSection[]): PlacedSection[] {
  return sections.toSorted((a, b) => CELLS.indexOf(a.cell) - CELLS.indexOf(b.cell))
}

/** Where the keyboard goes from a cell; null when the key does not move. */
export function findNextCell(key: string, cell: Cell, preset: GridRulings['gridPreset']): Cell | null {
  const { column, row } = getCellPosition(cell)
  const rows = listGridRows(preset).length
  const moves: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [1, row],
    End: [COLUMNS.length, row],
    PageUp: [column, 1],
    PageDown: [column, rows],
  }
  const target = moves[key]
  return target ? cellAt(target[0], target[1], rows) : null
}

/** The cell of a column and row counted from 1, kept on the grid. */
function cellAt(column: number, row: number, rows: number): Cell | null {
  const within = (value: number, count: number) => Math.min(count, Math.max(1, value))
  return CELLS[(within(row, rows) - 1) * COLUMNS.length + within(column, COLUMNS.length) - 1] ?? null
}

/** The kind of section that a letter means: the first of those that begin with it, or the one after what stands there. */
export function findKindByLetter(
  letter: string,
  kinds: readonly { readonly id: string; readonly name: string }[],
  now: string | null,
): string | null {
  const fitting = kinds.filter(({ name }) => name.toLowerCase().startsWith(letter.toLowerCase()))
  const at = fitting.findIndex(({ id }) => id === now)
  return fitting[(at + 1) % Math.max(1, fitting.length)]?.id ?? null
}

/** Where a cell lies, in words: its facing and ring, or the core (P28-GRID-4). */
export function describeCellPosition(cell: Cell, rulings: GridRulings): string {
  const facings = listFacings(cell, rulings)
  return facings.length === 0 ? 'core' : `${facings.join(' or ')}, ${getRing(cell, rulings.gridPreset)} ring`
}
