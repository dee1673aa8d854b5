import { findRow, type Rulebook, type TableName, type TableRows } from '#shared/games/planet28/rulebook.ts'
import type { Line, WeaponLine } from '../sheet-model.ts'

/** Uses of one thing that get a box each; more are counted with a pencil. */
const MOST_BOXES = 20

/** A row, by the tables in force. */
export interface CountedRow<Name extends TableName = TableName> {
  readonly id: string
  readonly table: Name
  readonly row: TableRows[Name]
  readonly count: number
}

/** The same things counted once, in the order in which they first come. */
export function countDuplicates<Item>(items: readonly Item[]): { one: Item; count: number }[] {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([item, count]) => ({ one: item, count }))
}

/** The rows of ids, each once with how many there are; ids that no table knows are left to the unit's own page. */
export function listCountedRows<Name extends TableName>(
  tables: Rulebook,
  table: Name,
  ids: readonly string[],
): CountedRow<Name>[] {
  return countDuplicates(ids).flatMap(({ one: id, count }) => {
    const row = findRow(tables, table, id)
    return row === null ? [] : [{ id, table, row, count }]
  })
}

/** Equipment by its tables, each piece once. */
export function groupEquipment(tables: Rulebook, ids: readonly string[]) {
  return {
    weapons: listCountedRows(tables, 'weapons', ids),
    armour: listCountedRows(tables, 'armour', ids),
    items: listCountedRows(tables, 'items', ids),
  }
}

/** Weapons on a vehicle: its own table first. */
export function listMountedWeapons(
  tables: Rulebook,
  ids: readonly string[],
): (CountedRow<'vehicleWeapons'> | CountedRow<'weapons'>)[] {
  return countDuplicates(ids).flatMap(
    ({ one: id, count }): (CountedRow<'vehicleWeapons'> | CountedRow<'weapons'>)[] => {
      const own = findRow(tables, 'vehicleWeapons', id)
      if (own !== null) return [{ id, table: 'vehicleWeapons', row: own, count }]
      const carried = findRow(tables, 'weapons', id)
      return carried === null ? [] : [{ id, table: 'weapons', row: carried, count }]
    },
  )
}

/** Where a row is printed, or that it is the group's own. */
export function formatSource({ page }: { readonly page: number }): string {
  return page > 0 ? `p. ${page}` : 'house'
}

/** A row as a line of a sheet. */
export function buildLine({ row, count }: CountedRow, { facts = '', boxes = 0 } = {}): Line {
  const { name, summary } = row
  return { name, summary, source: formatSource(row), count, facts, boxes: boxes > MOST_BOXES ? 0 : boxes }
}

/** Armour as a line: its dice first. */
export function buildArmourLine(armour: CountedRow<'armour'>): Line {
  return buildLine(armour, { facts: armour.row.defence ?? 'no roll' })
}

/** An item as a line: what is used up has boxes to tick. */
export function buildItemLine(item: CountedRow<'items'>): Line {
  const isUsedUp = item.row.kind === 'ammo' || item.row.kind === 'consumable'
  return buildLine(item, { boxes: isUsedUp ? item.count : 0 })
}

/** A weapon as a row of the weapons table. */
export function buildWeaponLine(weapon: CountedRow<'weapons'>, tables: Rulebook): WeaponLine {
  const { name, damage, hands } = weapon.row
  return {
    name,
    count: weapon.count,
    range: formatRange(weapon.row),
    damage,
    hands: String(hands),
    rules: formatRules(weapon.row, tables).join(', '),
  }
}

/** How far a weapon reaches: “melee”, “40 cm”, “30-60 cm”. */
export function formatRange(row: TableRows['weapons'] | TableRows['vehicleWeapons']): string {
  if (row.type === 'melee') return 'melee'
  const nearest = 'minRangeCm' in row ? (row.minRangeCm ?? 0) : 0
  return nearest > 0 ? `${nearest}–${row.rangeCm} cm` : `${row.rangeCm} cm`
}

/** The names of a weapon's special rules, and of the ammunition it uses up. */
export function formatRules(row: TableRows['weapons'] | TableRows['vehicleWeapons'], tables: Rulebook): string[] {
  const names = row.specialRules.map((id) => findRow(tables, 'weaponRules', id)?.name ?? id)
  return row.ammo === null ? names : [...names, findRow(tables, 'items', row.ammo)?.name ?? row.ammo]
}

/** Every special rule of some weapons, told once, by name. */
export function listWeaponRuleLines(
  weapons: readonly { readonly row: { readonly specialRules: readonly string[] } }[],
  tables: Rulebook,
): Line[] {
  const ids = new Set(weapons.flatMap(({ row }) => row.specialRules))
  return listCountedRows(tables, 'weaponRules', [...ids])
    .map((rule) => buildLine(rule))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
