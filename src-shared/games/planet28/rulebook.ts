import { ABILITIES, type AbilityRow } from './tables/abilities.ts'
import { ARMOUR, type ArmourRow } from './tables/armour.ts'
import { ITEMS, type ItemRow } from './tables/items.ts'
import { listRowIds } from './tables/row.ts'
import type { Settings } from './tables/rulings.ts'
import { TRAITS, type TraitRow } from './tables/traits.ts'
import { VEHICLE_ABILITIES, type VehicleAbilityRow } from './tables/vehicle-abilities.ts'
import { VEHICLE_SECTIONS, type VehicleSectionRow } from './tables/vehicle-sections.ts'
import { VEHICLE_TRAITS, type VehicleTraitRow } from './tables/vehicle-traits.ts'
import { VEHICLE_TYPES, type VehicleTypeRow } from './tables/vehicle-types.ts'
import { VEHICLE_WEAPONS, type VehicleWeaponRow } from './tables/vehicle-weapons.ts'
import { WEAPON_RULES, type WeaponRuleRow } from './tables/weapon-rules.ts'
import { WEAPONS, type WeaponRow } from './tables/weapons.ts'

/** Row types of the tables used for building. A group may add rows and patch printed ones. */
export interface RowTypeByTable {
  readonly traits: TraitRow
  readonly abilities: AbilityRow
  readonly weapons: WeaponRow
  readonly weaponRules: WeaponRuleRow
  readonly armour: ArmourRow
  readonly items: ItemRow
  readonly vehicleTypes: VehicleTypeRow
  readonly vehicleSections: VehicleSectionRow
  readonly vehicleTraits: VehicleTraitRow
  readonly vehicleAbilities: VehicleAbilityRow
  readonly vehicleWeapons: VehicleWeaponRow
}

/** Name of such a table. */
export type TableName = keyof RowTypeByTable

/** Rows by id, printed ones first in book order. */
export type Table<Row> = Readonly<Record<string, Row>>

/** All tables used for building. */
export type Rulebook = { readonly [Name in TableName]: Table<RowTypeByTable[Name]> }

/** Rules of a force: the tables and the rulings in force. */
export interface Rules {
  readonly settings: Settings
  readonly tables: Rulebook
}

/** Titles of the tables in book order, and prefixes of their rule ids: `P28-W-dagger`. */
export const RULEBOOK_TABLE_HEADINGS: {
  readonly [Name in TableName]: { readonly title: string; readonly rule: string }
} = {
  traits: { title: 'Traits', rule: 'P28-TR' },
  abilities: { title: 'Abilities', rule: 'P28-AB' },
  vehicleTypes: { title: 'Vehicle types', rule: 'P28-VT' },
  vehicleSections: { title: 'Vehicle sections', rule: 'P28-VS' },
  vehicleTraits: { title: 'Vehicle traits', rule: 'P28-VTR' },
  vehicleAbilities: { title: 'Vehicle abilities', rule: 'P28-VAB' },
  weapons: { title: 'Weapons', rule: 'P28-W' },
  vehicleWeapons: { title: 'Vehicle weapons', rule: 'P28-VW' },
  weaponRules: { title: 'Weapon special rules', rule: 'P28-WR' },
  armour: { title: 'Armour', rule: 'P28-ARM' },
  items: { title: 'Items', rule: 'P28-IT' },
}

/** The printed tables. */
export const PRINTED_TABLES: Rulebook = {
  traits: TRAITS,
  abilities: ABILITIES,
  vehicleTypes: VEHICLE_TYPES,
  vehicleSections: VEHICLE_SECTIONS,
  vehicleTraits: VEHICLE_TRAITS,
  vehicleAbilities: VEHICLE_ABILITIES,
  weapons: WEAPONS,
  vehicleWeapons: VEHICLE_WEAPONS,
  weaponRules: WEAPON_RULES,
  armour: ARMOUR,
  items: ITEMS,
}

/** Names of the tables in book order. */
export const TABLE_NAMES: readonly TableName[] = listRowIds(RULEBOOK_TABLE_HEADINGS)

/**
 * A row of a table in force. Throws if there is none, because profiles are validated against their rules before they
 * are saved.
 */
export function getRulebookRow<Name extends TableName>(
  tables: Rulebook,
  table: Name,
  id: string,
): RowTypeByTable[Name] {
  const row = findRulebookRow(tables, table, id)
  if (row === null) throw new Error(`${RULEBOOK_TABLE_HEADINGS[table].title} have no row called "${id}"`)
  return row
}

/** A row of a table in force, or null. */
export function findRulebookRow<Name extends TableName>(
  tables: Rulebook,
  table: Name,
  id: string,
): RowTypeByTable[Name] | null {
  const rows: Table<RowTypeByTable[Name]> = tables[table]
  return (Object.hasOwn(rows, id) ? rows[id] : null) ?? null
}

/** Rule id of a row: P28-W-dagger. */
export function getRuleId(table: TableName, id: string): string {
  return `${RULEBOOK_TABLE_HEADINGS[table].rule}-${id}`
}
