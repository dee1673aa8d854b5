import type { HouseFields } from '#shared/games/planet28/house/house-fields.ts'
import { findRulebookRow, PRINTED_TABLES, type Rulebook } from '#shared/games/planet28/rulebook.ts'
import type { VehicleWeaponRow } from '#shared/games/planet28/tables/vehicle-weapons.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { BLANK_ROWS_BY_TABLE, buildHouseRow, NO_PAGE } from '../build-house-row.ts'

/** The tables that may contain custom weapons (P28-CW-1). */
export type WeaponTable = 'weapons' | 'vehicleWeapons'

/** Finds the printed weapon, as in force, that special rules are added to, or null (P28-CW-2). */
export function findBaseWeapon(
  table: WeaponTable,
  { base }: HouseFields,
  tables: Rulebook,
): WeaponRow | VehicleWeaponRow | null {
  if (base === undefined || !Object.hasOwn(PRINTED_TABLES[table], base)) return null
  return findRulebookRow(tables, table, base)
}

/**
 * Creates a custom character weapon without its price: new, or a printed one with additional special rules (P28-CW-1,
 * P28-CW-2).
 */
export function createCustomWeapon(fields: HouseFields, tables: Rulebook): WeaponRow {
  const base = fields.base === undefined ? null : findRulebookRow(tables, 'weapons', fields.base)
  const typed = { type: (fields.rangeCm ?? 0) > 0 ? 'ranged' : 'melee', ...fields } as const
  if (base === null) return buildHouseRow('weapons', BLANK_ROWS_BY_TABLE.weapons, typed, tables)
  return { ...buildHouseRow('weapons', base, withBaseRules(base, fields), tables), page: NO_PAGE }
}

/** Creates a custom vehicle weapon without its price (P28-CW-1, P28-CW-2). */
export function createCustomVehicleWeapon(fields: HouseFields, tables: Rulebook): VehicleWeaponRow {
  const base = fields.base === undefined ? null : findRulebookRow(tables, 'vehicleWeapons', fields.base)
  if (base === null) return buildHouseRow('vehicleWeapons', BLANK_ROWS_BY_TABLE.vehicleWeapons, fields, tables)
  const { erratum: _misprint, ...printed } = base
  return { ...buildHouseRow('vehicleWeapons', printed, withBaseRules(base, fields), tables), page: NO_PAGE }
}

/** Merges the special rules of the printed weapon with the added ones, each once (P28-CW-2). */
function withBaseRules(base: WeaponRow | VehicleWeaponRow, fields: HouseFields): HouseFields {
  return { ...fields, specialRules: [...new Set([...base.specialRules, ...(fields.specialRules ?? [])])] }
}
