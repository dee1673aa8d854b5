import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'
import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { findRowPictogram } from '#shared/games/planet28/row-pictogram.ts'
import {
  findRulebookRow,
  type Rulebook,
  type Rules,
  type TableName,
  type RowTypeByTable,
} from '#shared/games/planet28/rulebook.ts'
import type { PictogramName } from '#shared/kit/pictograms.ts'

/** Maximum number of boxes to tick. More uses are counted by hand. */
const MOST_BOXES = 20

/** A weapon as a row of a sheet. */
export interface WeaponEntry {
  readonly name: string
  readonly pictogram: PictogramName
  readonly range: string
  readonly damage: string
  /** Hands needed, or where a mounted weapon fires. */
  readonly hands: number | string
  readonly text: string
  /** Boxes to tick, one for each round. */
  readonly rounds: { readonly name: string; readonly count: number } | null
}

/** Anything with a name and a rule: armour, traits, abilities, items, injuries. */
export interface RuleEntry {
  readonly name: string
  readonly pictogram: PictogramName
  /** Shown beside the name, such as the dice of an armour. */
  readonly facts: string
  readonly text: string
  readonly boxes: number
  /** Whether it explains a special rule of a weapon, which small cards only name. */
  readonly isExplanation: boolean
}

/** A row of the tables in force, with its count. */
export interface CountedRulebookRow<Name extends TableName = TableName> {
  readonly id: string
  readonly table: Name
  readonly row: RowTypeByTable[Name]
  readonly count: number
}

/** Looks up the rows of ids with their counts, in the order of first occurrence. Unknown ids are skipped. */
export function listCountedRulebookRows<Name extends TableName>(
  tables: Rulebook,
  table: Name,
  ids: readonly string[],
): CountedRulebookRow<Name>[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].flatMap(([id, count]) => {
    const row = findRulebookRow(tables, table, id)
    return row === null ? [] : [{ id, table, row, count }]
  })
}

/** Groups equipment by table, without duplicates. */
export function groupEquipmentByTable(tables: Rulebook, ids: readonly string[]) {
  return {
    weapons: listCountedRulebookRows(tables, 'weapons', ids),
    armour: listCountedRulebookRows(tables, 'armour', ids),
    items: listCountedRulebookRows(tables, 'items', ids),
  }
}

/** Looks up the weapons of a vehicle, preferring the vehicle weapons table. */
export function listMountedWeapons(
  tables: Rulebook,
  ids: readonly string[],
): (CountedRulebookRow<'vehicleWeapons'> | CountedRulebookRow<'weapons'>)[] {
  return [...new Set(ids)].flatMap((id): (CountedRulebookRow<'vehicleWeapons'> | CountedRulebookRow<'weapons'>)[] => {
    const own = ids.filter((candidate) => candidate === id)
    const mounted = listCountedRulebookRows(tables, 'vehicleWeapons', own)
    return mounted.length > 0 ? mounted : listCountedRulebookRows(tables, 'weapons', own)
  })
}

/** Pictograms of tables, for rows without one of their own. */
const TABLE_PICTOGRAMS: Partial<Record<TableName, PictogramName>> = {
  weapons: 'blade',
  vehicleWeapons: 'machine-gun',
  armour: 'shield',
  traits: 'star',
  abilities: 'again',
  items: 'medkit',
  weaponRules: 'die',
  vehicleTypes: 'tracks',
  vehicleSections: 'plating',
  vehicleTraits: 'tracks',
  vehicleAbilities: 'yoke',
}

/** Pictogram of a row, or the one of its table. */
export function getRowPictogram(table: TableName, id: string, house: readonly HouseRow[]): PictogramName {
  return findRowPictogram(id, house) ?? TABLE_PICTOGRAMS[table] ?? 'book'
}

/** Replaces hyphens before numbers by minus signs, as in print. */
export function replaceHyphensByMinusSigns(text: string): string {
  return text.replaceAll(/(^|[\s(])-(?=\d)/g, '$1−').replaceAll(/(\dD\d+)-(?=\d)/g, '$1−')
}

/** Converts a row to an entry. */
export function buildRuleEntry({ id, table, row, count }: CountedRulebookRow, house: readonly HouseRow[]): RuleEntry {
  const isUsedUp = 'kind' in row && (row.kind === 'ammo' || row.kind === 'consumable')
  const defence = 'defence' in row && typeof row.defence === 'string' ? row.defence : ''
  return {
    name: count > 1 && !isUsedUp ? `${row.name} × ${count}` : table === 'items' ? formatItemTitle(row.name) : row.name,
    pictogram: getRowPictogram(table, id, house),
    facts: replaceHyphensByMinusSigns(defence),
    text: replaceHyphensByMinusSigns(row.summary),
    boxes: isUsedUp && count <= MOST_BOXES ? count : 0,
    isExplanation: table === 'weaponRules',
  }
}

/** Builds the entries of armour, traits, abilities, other gear and the special rules of weapons. */
export function buildFighterRuleEntries(
  body: { readonly traits: readonly string[]; readonly abilities: readonly string[] },
  equipment: readonly string[],
  { rules: { tables }, house }: RulesWithHouseRows,
): RuleEntry[] {
  const { weapons, armour, items } = groupEquipmentByTable(tables, equipment)
  const loaded = new Set(weapons.flatMap(({ row }) => row.ammo ?? []))
  const weaponRules = new Set(weapons.flatMap(({ row }) => row.specialRules))
  return [
    ...armour,
    ...listCountedRulebookRows(tables, 'traits', body.traits),
    ...listCountedRulebookRows(tables, 'abilities', body.abilities),
    ...items.filter(({ id }) => !loaded.has(id)),
    ...listCountedRulebookRows(tables, 'weaponRules', [...weaponRules]),
  ].map((row) => buildRuleEntry(row, house))
}

/** The rules that sheets are built with, and the group's own rows among them. */
export interface RulesWithHouseRows {
  readonly rules: Rules
  readonly house: readonly HouseRow[]
}

/** Builds the entries of the weapons that a fighter carries, with their rounds. */
export function buildWeaponEntries(
  equipment: readonly string[],
  { rules: { tables }, house }: RulesWithHouseRows,
): WeaponEntry[] {
  const { weapons, items } = groupEquipmentByTable(tables, equipment)
  return weapons.map(({ id, row, count }) => ({
    name: count > 1 ? `${row.name} × ${count}` : row.name,
    pictogram: getRowPictogram('weapons', id, house),
    range: formatWeaponRange(row),
    damage: replaceHyphensByMinusSigns(row.damage),
    hands: row.hands,
    text: formatWeaponText(row, tables),
    rounds: buildAmmunitionBoxes(row.ammo, items.find((item) => item.id === row.ammo)?.count ?? 0, tables),
  }))
}

/** Boxes for the rounds of a weapon, or null if it needs none. */
export function buildAmmunitionBoxes(ammo: string | null, count: number, tables: Rulebook): WeaponEntry['rounds'] {
  if (ammo === null) return null
  const name = formatAmmunition(findRulebookRow(tables, 'items', ammo)?.name ?? ammo)
  return { name: count > MOST_BOXES ? `${name} × ${count}` : name, count: count > MOST_BOXES ? 0 : count }
}

/** Formats the name of an item as a title: “Rough rounds”. */
export function formatItemTitle(name: string): string {
  const title = formatAmmunition(name)
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** Formats the name of ammunition: the book's “Ammo - rough” as “rough rounds”. */
function formatAmmunition(name: string): string {
  return name.replace(/^Ammo - (.+)$/, '$1 rounds')
}

/** Special rules of a weapon by name, and what it is. */
export function formatWeaponText(
  row: RowTypeByTable['weapons'] | RowTypeByTable['vehicleWeapons'],
  tables: Rulebook,
): string {
  const names = row.specialRules.map((id) => findRulebookRow(tables, 'weaponRules', id)?.name ?? id)
  const words = [...names, ...row.keywords].join(', ')
  const start = words.charAt(0).toUpperCase() + words.slice(1)
  return replaceHyphensByMinusSigns([start, row.summary].filter((part) => part !== '').join(' · '))
}

/** Formats the range of a weapon: “contact”, “40 cm”, “30–60 cm”. */
export function formatWeaponRange(row: RowTypeByTable['weapons'] | RowTypeByTable['vehicleWeapons']): string {
  if (row.type === 'melee') return 'contact'
  const nearest = 'minRangeCm' in row ? (row.minRangeCm ?? 0) : 0
  return nearest > 0 ? `${nearest}–${row.rangeCm} cm` : `${row.rangeCm} cm`
}

/** Builds the entries of injuries, scars or damage, with a box for each battle that they last. */
export function buildConditionEntries(standing: UnitStateView | null): RuleEntry[] {
  if (standing === null) return []
  const entry = { pictogram: 'skull', facts: '', isExplanation: false } as const
  const { isOut, conditions } = standing
  return [
    ...(isOut === null
      ? []
      : [{ ...entry, name: 'Misses the next battle', text: replaceHyphensByMinusSigns(isOut), boxes: 0 }]),
    ...conditions.map(({ name, summary, gamesLeft, lasts }) => ({
      ...entry,
      name,
      text: replaceHyphensByMinusSigns(gamesLeft === null ? summary : `${summary} For ${lasts}.`),
      boxes: Math.min(gamesLeft ?? 0, MOST_BOXES),
    })),
  ]
}
