import { Crosshair, Grip, Navigation, PackageOpen, Trash2, X } from '@lucide/vue'
import type { Component } from 'vue'
import type { PlacedSection } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Facing } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { type Cell, listCellFacingChoices } from '#shared/games/planet28/vehicle-grid.ts'
import { isMountRow, listSectionKinds, buildSectionDisplay, getWeaponName } from './vehicle-rows.ts'
import { formatFacing } from './vehicle-terms.ts'

export type CellAction =
  | { readonly do: 'place'; readonly section: string }
  | { readonly do: 'mount'; readonly weapon: string }
  | { readonly do: 'face'; readonly facing: Facing }
  | { readonly do: 'choose' | 'unmount' | 'disarm' | 'lift' | 'remove' }

/** Item of a cell's menu. Without an action it is informational. */
export interface CellMenuItem {
  readonly label: string
  readonly action: CellAction | null
  readonly icon?: Component
  readonly hint?: string
  readonly isChosen?: boolean
  readonly danger?: boolean
  readonly separated?: boolean
}

/** Lists the sections that an empty cell accepts. */
export function listEmptyCellMenuItems(cell: Cell, freeCells: Readonly<Record<string, readonly Cell[]>>, rules: Rules) {
  const kinds = listSectionKinds(rules.tables).filter(({ id }) => freeCells[id]?.includes(cell))
  if (kinds.length === 0) return [{ label: 'Nothing may stand here yet', action: null } satisfies CellMenuItem]
  return kinds.map(({ id, name, row, sign }): CellMenuItem => ({
    label: name,
    action: { do: 'place', section: id },
    icon: sign.icon,
    hint: String(row.cost),
  }))
}

/** Lists the actions on a section: weapon, facing, moving, removal. */
export function listSectionMenuItems(
  placed: PlacedSection,
  { waiting, isFixed, rules }: { waiting: readonly string[]; isFixed: boolean; rules: Rules },
): CellMenuItem[] {
  const { row, name } = buildSectionDisplay(placed, rules.tables)
  const isArmable = isMountRow(row)
  const hasSide = (isArmable && row?.arc !== 'all') || (row?.seats ?? 0) > 0 || row?.facings !== undefined
  const moves: CellMenuItem[] = [
    { label: 'Move it', action: { do: 'lift' }, icon: Grip, separated: true },
    { label: 'Take it out', action: { do: 'remove' }, icon: Trash2, danger: true },
  ]
  const entries = [
    ...(isArmable || placed.weapon !== undefined ? weaponEntries(placed, isArmable ? waiting : [], rules) : []),
    ...(hasSide ? facingEntries(placed, rules) : []),
    ...(isFixed ? [] : moves),
  ]
  return entries.length > 0 ? entries : [{ label: `${name} stays where it is`, action: null }]
}

function weaponEntries({ weapon }: PlacedSection, waiting: readonly string[], { tables }: Rules): CellMenuItem[] {
  const mounts = [...new Set(waiting)].map((id): CellMenuItem => ({
    label: `Mount the ${getWeaponName(id, tables)}`,
    action: { do: 'mount', weapon: id },
    icon: Crosshair,
    hint: 'waiting',
  }))
  const choose: CellMenuItem = {
    label: weapon === undefined ? 'Choose a weapon…' : 'Change the weapon…',
    action: { do: 'choose' },
    icon: Crosshair,
  }
  if (weapon === undefined) return [...mounts, choose]
  const name = getWeaponName(weapon, tables)
  return [
    ...mounts,
    choose,
    { label: `Let the ${name} wait`, action: { do: 'unmount' }, icon: PackageOpen },
    { label: `Remove the ${name}`, action: { do: 'disarm' }, icon: X, danger: true },
  ]
}

/** Facings that a cell leaves to choose from (P28-GRID-4, P28-GRID-7). */
function facingEntries({ cell, facing }: PlacedSection, { settings }: Rules): CellMenuItem[] {
  const choices = listCellFacingChoices(cell, settings)
  if (choices.length < 2) return []
  return choices.map((choice, at) => ({
    label: formatFacing(choice),
    action: { do: 'face', facing: choice },
    icon: Navigation,
    isChosen: choice === facing,
    separated: at === 0,
  }))
}
