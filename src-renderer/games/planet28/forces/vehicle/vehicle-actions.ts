import type { Rulebook } from '#shared/games/planet28/rulebook.ts'
import type { Cell, GridRulings } from '#shared/games/planet28/vehicle-grid.ts'
import { type HullLayout, mountWeapon, moveSection, addSection, removeSection, findSection } from './section-grid.ts'
import { isMountRow, buildSectionDisplay, getWeaponName } from './vehicle-rows.ts'

/** Item carried over the grid: a kind of section to build, a section being moved, or a spare weapon. */
export type CarriedItem =
  | { readonly what: 'kind'; readonly section: string }
  | { readonly what: 'section'; readonly section: string; readonly from: Cell }
  | { readonly what: 'weapon'; readonly weapon: string }

export interface GridContext {
  /** Cells whose section cannot be moved or removed. */
  readonly fixed: readonly Cell[]
  /** Cells open to the carried item. Null while loading. */
  readonly open: readonly Cell[] | null
  readonly rulings: GridRulings
  readonly tables: Rulebook
}

/** Result of an action: the new hull, or null if nothing changed, and an announcement. */
export interface HullActionResult {
  readonly hull: HullLayout | null
  readonly said: string
}

/** Drops the carried item in a cell: builds, moves, swaps or mounts it. */
export function dropCarriedItem(
  hull: HullLayout,
  held: CarriedItem,
  cell: Cell,
  context: GridContext,
): HullActionResult {
  if (held.what === 'weapon') return mount(hull, held.weapon, cell, context)
  const name = getCarriedItemName(held, context)
  const there = findSection(hull, cell)
  if (held.what === 'section' && held.from === cell) return { hull: null, said: `${name} stays in ${cell}.` }
  if (context.fixed.includes(cell)) return { hull: null, said: `${describe(hull, cell, context)} stays where it is.` }
  const isOpen = context.open === null || context.open.includes(cell)
  if (there === null && !isOpen) return { hull: null, said: refusal(name, cell, context.open ?? []) }
  if (held.what === 'kind') {
    const instead = there === null ? '' : ` in place of ${buildSectionDisplay(there, context.tables).name}`
    return { hull: addSection(hull, cell, held.section), said: `${name} built into ${cell}${instead}.` }
  }
  const moved = moveSection(hull, held.from, cell, context.rulings)
  if (there === null) return { hull: moved, said: `${name} moved from ${held.from} to ${cell}.` }
  const otherName = buildSectionDisplay(there, context.tables).name
  return { hull: moved, said: `${name} now in ${cell}, ${otherName} in ${held.from}.` }
}

/** Removes the section of a cell. Its weapon becomes spare. */
export function removeSectionFromCell(hull: HullLayout, cell: Cell, context: GridContext): HullActionResult {
  const placed = findSection(hull, cell)
  if (placed === null) return { hull: null, said: `${cell} is empty.` }
  const { name } = buildSectionDisplay(placed, context.tables)
  if (context.fixed.includes(cell)) return { hull: null, said: `${name} stays where it is.` }
  const waits =
    placed.weapon === undefined ? '' : ` Its ${getWeaponName(placed.weapon, context.tables)} waits for a mount.`
  return { hull: removeSection(hull, cell), said: `${name} taken out of ${cell}.${waits}` }
}

/** Announcement of picking up an item. */
export function describePickUp(held: CarriedItem, context: GridContext): string {
  const { open } = context
  const where =
    open === null ? '' : open.length === 0 ? ' It may stand nowhere now.' : ` It may stand in ${open.join(', ')}.`
  const from = held.what === 'section' ? ` from ${held.from}` : ''
  return `${getCarriedItemName(held, context)} picked up${from}.${where}`
}

export function getCarriedItemName(held: CarriedItem, { tables }: Pick<GridContext, 'tables'>): string {
  if (held.what === 'weapon') return getWeaponName(held.weapon, tables)
  return (
    tables.vehicleSections[held.section]?.name ??
    buildSectionDisplay({ cell: 'C3', section: held.section }, tables).name
  )
}

function mount(hull: HullLayout, weapon: string, cell: Cell, context: GridContext): HullActionResult {
  const placed = findSection(hull, cell)
  const name = getWeaponName(weapon, context.tables)
  if (placed === null || !isMountRow(buildSectionDisplay(placed, context.tables).row))
    return { hull: null, said: `${cell} is no hard point or turret: the ${name} still waits.` }
  const before =
    placed.weapon === undefined ? '' : ` The ${getWeaponName(placed.weapon, context.tables)} waits instead.`
  return { hull: mountWeapon(hull, cell, weapon), said: `${name} mounted in ${cell}.${before}` }
}

function describe(hull: HullLayout, cell: Cell, { tables }: GridContext): string {
  const placed = findSection(hull, cell)
  return placed === null ? cell : buildSectionDisplay(placed, tables).name
}

function refusal(name: string, cell: Cell, open: readonly Cell[]): string {
  const where = open.length === 0 ? 'nowhere now' : `in ${open.join(', ')}`
  return `${name} may not stand in ${cell}: it may stand ${where}.`
}
