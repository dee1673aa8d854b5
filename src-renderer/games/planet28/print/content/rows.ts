import { findRow, type Rulebook, type TableName, type TableRows } from '#shared/games/planet28/rulebook.ts'
import type { Line, WeaponLine } from '../sheet-model.ts'

/** Uses of one thing that get a box each; more are counted with a pencil. */
const MOST_BOXES = 20

/** A row, by the tables in force. */
export interface Named<Name extends TableName = TableName> {
  readonly id: string
  readonly table: Name
  readonly row: TableRows[Name]
  readonly count: number
}

/** The same things counted once, in the order in which they first come. */
export function countEach<Item>(items: readonly Item[]): { one: Item; count: number }[] {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([one, count]) => ({ one, count }))
}

/** The rows of ids, each once with how many there are; ids that no table knows are left to the unit's own page. */
export function rowsOf<Name extends TableName>(tables: Rulebook, table: Name, ids: readonly string[]): Named<Name>[] {
  return countEach(ids).flatMap(({ one: id, count }) => {
    const row = findRow(tables, table, id)
    return row === null ? [] : [{ id, table, row, count }]
  })
}

/** Equipment by its tables, each piece once. */
export function equipmentOf(tables: Rulebook, ids: readonly string[]) {
  return {
    weapons: rowsOf(tables, 'weapons', ids),
    armour: rowsOf(tables, 'armour', ids),
    items: rowsOf(tables, 'items', ids),
  }
}

/** Weapons on a vehicle: its own table first. */
export function mountedOf(tables: Rulebook, ids: readonly string[]): (Named<'vehicleWeapons'> | Named<'weapons'>)[] {
  return countEach(ids).flatMap(({ one: id, count }): (Named<'vehicleWeapons'> | Named<'weapons'>)[] => {
    const own = findRow(tables, 'vehicleWeapons', id)
    if (own !== null) return [{ id, table: 'vehicleWeapons', row: own, count }]
    const carried = findRow(tables, 'weapons', id)
    return carried === null ? [] : [{ id, table: 'weapons', row: carried, count }]
  })
}

/** Where a row is printed, or that it is the group's own. */
export function sourceOf({ page }: { readonly page: number }): string {
  return page > 0 ? `p. ${page}` : 'house'
}

/** A row as a line of a sheet. */
export function lineOf({ row, count }: Named, { facts = '', boxes = 0 } = {}): Line {
  const { name, summary } = row
  return { name, summary, source: sourceOf(row), count, facts, boxes: boxes > MOST_BOXES ? 0 : boxes }
}

/** Armour as a line: its dice first. */
export function armourLine(armour: Named<'armour'>): Line {
  return lineOf(armour, { facts: armour.row.defence ?? 'no roll' })
}

/** An item as a line: what is used up has boxes to tick. */
export function itemLine(item: Named<'items'>): Line {
  const isUsedUp = item.row.kind === 'ammo' || item.row.kind === 'consumable'
  return lineOf(item, { boxes: isUsedUp ? item.count : 0 })
}

/** A weapon as a row of the weapons table. */
export function weaponLine(weapon: Named<'weapons'>, tables: Rulebook): WeaponLine {
  const { name, damage, hands } = weapon.row
  return {
    name,
    count: weapon.count,
    range: rangeOf(weapon.row),
    damage,
    hands: String(hands),
    rules: rulesOf(weapon.row, tables).join(', '),
  }
}

/** How far a weapon reaches: “melee”, “40 cm”, “30-60 cm”. */
export function rangeOf(row: TableRows['weapons'] | TableRows['vehicleWeapons']): string {
  if (row.type === 'melee') return 'melee'
  const nearest = 'minRangeCm' in row ? (row.minRangeCm ?? 0) : 0
  return nearest > 0 ? `${nearest}–${row.rangeCm} cm` : `${row.rangeCm} cm`
}

/** The names of a weapon's special rules, and of the ammunition it uses up. */
export function rulesOf(row: TableRows['weapons'] | TableRows['vehicleWeapons'], tables: Rulebook): string[] {
  const names = row.specialRules.map((id) => findRow(tables, 'weaponRules', id)?.name ?? id)
  return row.ammo === null ? names : [...names, findRow(tables, 'items', row.ammo)?.name ?? row.ammo]
}

/** Every special rule of some weapons, told once, by name. */
export function weaponRuleLines(
  weapons: readonly { readonly row: { readonly specialRules: readonly string[] } }[],
  tables: Rulebook,
): Line[] {
  const ids = new Set(weapons.flatMap(({ row }) => row.specialRules))
  return rowsOf(tables, 'weaponRules', [...ids])
    .map((rule) => lineOf(rule))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
