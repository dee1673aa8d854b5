import { findRow, type Rulebook, type TableName, type TableRows } from '#shared/games/planet28/rulebook.ts'
import type { SheetEntry, WeaponLine } from '../sheet-model.ts'

/** Maximum number of check boxes for uses. More are counted by hand. */
const MOST_BOXES = 20

/** A row of the tables in force, with its count. */
export interface CountedRow<Name extends TableName = TableName> {
  readonly id: string
  readonly table: Name
  readonly row: TableRows[Name]
  readonly count: number
}

/** Counts equal items, in the order of first occurrence. */
export function countDuplicates<Item>(items: readonly Item[]): { one: Item; count: number }[] {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].map(([item, count]) => ({ one: item, count }))
}

/** Looks up the rows of ids with their counts. Unknown ids are skipped; the unit's page reports them. */
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

/** Groups equipment by table, without duplicates. */
export function groupEquipment(tables: Rulebook, ids: readonly string[]) {
  return {
    weapons: listCountedRows(tables, 'weapons', ids),
    armour: listCountedRows(tables, 'armour', ids),
    items: listCountedRows(tables, 'items', ids),
  }
}

/** Looks up the weapons of a vehicle, preferring the vehicle weapons table. */
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

/** Formats the page of a row, or that it is the group's own. */
export function formatSourcePage({ page }: { readonly page: number }): string {
  return page > 0 ? `p. ${page}` : 'house'
}

/** Converts a row to a line of a sheet. */
export function buildSheetEntry({ row, count }: CountedRow, { facts = '', boxes = 0 } = {}): SheetEntry {
  const { name, summary } = row
  return { name, summary, source: formatSourcePage(row), count, facts, boxes: boxes > MOST_BOXES ? 0 : boxes }
}

/** Line of armour, with its dice first. */
export function buildArmourEntry(armour: CountedRow<'armour'>): SheetEntry {
  return buildSheetEntry(armour, { facts: armour.row.defence ?? 'no roll' })
}

/** Line of an item, with check boxes if it is used up. */
export function buildItemEntry(item: CountedRow<'items'>): SheetEntry {
  const isUsedUp = item.row.kind === 'ammo' || item.row.kind === 'consumable'
  return buildSheetEntry(item, { boxes: isUsedUp ? item.count : 0 })
}

/** Converts a weapon to a row of the weapons table. */
export function buildWeaponLine(weapon: CountedRow<'weapons'>, tables: Rulebook): WeaponLine {
  const { name, damage, hands } = weapon.row
  return {
    name,
    count: weapon.count,
    range: formatWeaponRange(weapon.row),
    damage,
    hands: String(hands),
    rules: formatWeaponRules(weapon.row, tables).join(', '),
  }
}

/** Formats the range of a weapon: “melee”, “40 cm”, “30-60 cm”. */
export function formatWeaponRange(row: TableRows['weapons'] | TableRows['vehicleWeapons']): string {
  if (row.type === 'melee') return 'melee'
  const nearest = 'minRangeCm' in row ? (row.minRangeCm ?? 0) : 0
  return nearest > 0 ? `${nearest}–${row.rangeCm} cm` : `${row.rangeCm} cm`
}

/** Formats the names of a weapon's special rules, and its ammunition. */
export function formatWeaponRules(row: TableRows['weapons'] | TableRows['vehicleWeapons'], tables: Rulebook): string[] {
  const names = row.specialRules.map((id) => findRow(tables, 'weaponRules', id)?.name ?? id)
  return row.ammo === null ? names : [...names, findRow(tables, 'items', row.ammo)?.name ?? row.ammo]
}

/** Lists the special rules of some weapons by name, without duplicates. */
export function listWeaponRuleLines(
  weapons: readonly { readonly row: { readonly specialRules: readonly string[] } }[],
  tables: Rulebook,
): SheetEntry[] {
  const ids = new Set(weapons.flatMap(({ row }) => row.specialRules))
  return listCountedRows(tables, 'weaponRules', [...ids])
    .map((rule) => buildSheetEntry(rule))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}
