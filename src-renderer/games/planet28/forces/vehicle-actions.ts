import type { Cell, GridRulings } from '#shared/games/planet28/grid.ts'
import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import { type Hull, mountAt, moveTo, placeAt, removeAt, sectionAt } from './section-grid.ts'
import { isMountRow, showSection, weaponName } from './vehicle-rows.ts'

/** What is carried over the grid: a kind of section to build in, a section on its way elsewhere, or a waiting weapon. */
export type Held =
  | { readonly what: 'kind'; readonly section: string }
  | { readonly what: 'section'; readonly section: string; readonly from: Cell }
  | { readonly what: 'weapon'; readonly weapon: string }

/** What the grid is known to be like. */
export interface Scene {
  /** Cells whose section stays. */
  readonly fixed: readonly Cell[]
  /** Cells where what is carried may stand; null while that is being asked. */
  readonly open: readonly Cell[] | null
  readonly rulings: GridRulings
  readonly tables: Rulebook
}

/** What came of an action: the hull, or null where nothing changed, and what to say. */
export interface Outcome {
  readonly hull: Hull | null
  readonly said: string
}

/** What is carried, put down in a cell: built in, moved, swapped with what stands there, or mounted. */
export function putDown(hull: Hull, held: Held, cell: Cell, scene: Scene): Outcome {
  if (held.what === 'weapon') return mount(hull, held.weapon, cell, scene)
  const name = nameOf(held, scene)
  const there = sectionAt(hull, cell)
  if (held.what === 'section' && held.from === cell) return { hull: null, said: `${name} stays in ${cell}.` }
  if (scene.fixed.includes(cell)) return { hull: null, said: `${describe(hull, cell, scene)} stays where it is.` }
  const isOpen = scene.open === null || scene.open.includes(cell)
  if (there === null && !isOpen) return { hull: null, said: refusal(name, cell, scene.open ?? []) }
  if (held.what === 'kind') {
    const instead = there === null ? '' : ` in place of ${showSection(there, scene.tables).name}`
    return { hull: placeAt(hull, cell, held.section), said: `${name} built into ${cell}${instead}.` }
  }
  const moved = moveTo(hull, held.from, cell, scene.rulings)
  if (there === null) return { hull: moved, said: `${name} moved from ${held.from} to ${cell}.` }
  const other = showSection(there, scene.tables).name
  return { hull: moved, said: `${name} now in ${cell}, ${other} in ${held.from}.` }
}

/** What stands in a cell, taken out; the weapon on it waits. */
export function takeOut(hull: Hull, cell: Cell, scene: Scene): Outcome {
  const placed = sectionAt(hull, cell)
  if (placed === null) return { hull: null, said: `${cell} is empty.` }
  const { name } = showSection(placed, scene.tables)
  if (scene.fixed.includes(cell)) return { hull: null, said: `${name} stays where it is.` }
  const waits = placed.weapon === undefined ? '' : ` Its ${weaponName(placed.weapon, scene.tables)} waits for a mount.`
  return { hull: removeAt(hull, cell), said: `${name} taken out of ${cell}.${waits}` }
}

/** What is said when something is picked up. */
export function heldWords(held: Held, scene: Scene): string {
  const { open } = scene
  const where =
    open === null ? '' : open.length === 0 ? ' It may stand nowhere now.' : ` It may stand in ${open.join(', ')}.`
  const from = held.what === 'section' ? ` from ${held.from}` : ''
  return `${nameOf(held, scene)} picked up${from}.${where}`
}

/** What is carried, by name. */
export function nameOf(held: Held, { tables }: Pick<Scene, 'tables'>): string {
  if (held.what === 'weapon') return weaponName(held.weapon, tables)
  return tables.vehicleSections[held.section]?.name ?? showSection({ cell: 'C3', section: held.section }, tables).name
}

function mount(hull: Hull, weapon: string, cell: Cell, scene: Scene): Outcome {
  const placed = sectionAt(hull, cell)
  const name = weaponName(weapon, scene.tables)
  if (placed === null || !isMountRow(showSection(placed, scene.tables).row))
    return { hull: null, said: `${cell} is no hard point or turret: the ${name} still waits.` }
  const before = placed.weapon === undefined ? '' : ` The ${weaponName(placed.weapon, scene.tables)} waits instead.`
  return { hull: mountAt(hull, cell, weapon), said: `${name} mounted in ${cell}.${before}` }
}

function describe(hull: Hull, cell: Cell, { tables }: Scene): string {
  const placed = sectionAt(hull, cell)
  return placed === null ? cell : showSection(placed, tables).name
}

function refusal(name: string, cell: Cell, open: readonly Cell[]): string {
  const where = open.length === 0 ? 'nowhere now' : `in ${open.join(', ')}`
  return `${name} may not stand in ${cell}: it may stand ${where}.`
}
