import type { HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import {
  PRINTED_TABLES,
  type Rulebook,
  type Rules,
  type Table,
  type TableName,
  type RowTypeByTable,
} from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'
import { BLANK_ROWS_BY_TABLE, buildHouseRow } from './build-house-row.ts'
import { computeCustomWeaponPricing } from './custom-weapons/custom-weapon-pricing.ts'
import { createCustomVehicleWeapon, createCustomWeapon } from './custom-weapons/custom-weapon.ts'

export { findHouseRowProblem } from './check-row.ts'
export { findUnknownEffectRowProblem, listRowsNamedByEffect } from './effect-problems.ts'

/** The rules of a group that changes nothing. */
export const PRINTED_RULES: Rules = { settings: DEFAULT_SETTINGS, tables: PRINTED_TABLES }

/**
 * Builds the rules of a group: the printed tables with its patches and its own rows. Custom weapons are priced by the
 * formula (P28-CW-1).
 */
export function buildRules(settings: Settings, house: readonly HouseRow[]): Rules {
  if (house.length === 0) return { settings, tables: PRINTED_TABLES }
  const tables = applyHouse(applyHouse(PRINTED_TABLES, house, NAMED), house, NAMING)
  const rules = { settings, tables }
  return { settings, tables: { ...tables, ...ownWeapons(rules, house) } }
}

/** Weapons name rows of these tables, so these come first. */
const NAMED: readonly TableName[] = listRowIds(PRINTED_TABLES).filter(
  (name) => name === 'weaponRules' || name === 'items',
)
const NAMING: readonly TableName[] = listRowIds(PRINTED_TABLES).filter((name) => !NAMED.includes(name))

/** Some tables with their patches and a group's own rows, except own weapons. */
function applyHouse(tables: Rulebook, house: readonly HouseRow[], names: readonly TableName[]): Rulebook {
  return names.reduce<Rulebook>((done, name) => withTable(done, name, house), tables)
}

function withTable<Name extends TableName>(tables: Rulebook, name: Name, house: readonly HouseRow[]): Rulebook {
  const rows = house.filter(({ table }) => table === name)
  if (rows.length === 0) return tables
  const printed: Table<RowTypeByTable[Name]> = PRINTED_TABLES[name]
  const patched = Object.entries(printed).map(([id, row]): [string, RowTypeByTable[Name]] => {
    const patch = rows.find((candidate) => candidate.kind === 'patch' && candidate.id === id)
    return [id, patch === undefined ? row : buildHouseRow(name, row, patch.fields, tables)]
  })
  const isPriced = name === 'weapons' || name === 'vehicleWeapons'
  const own = isPriced ? [] : rows.filter(({ kind, id }) => kind === 'own' && !Object.hasOwn(printed, id))
  const added = own.map(({ id, fields }): [string, RowTypeByTable[Name]] => [
    id,
    buildHouseRow(name, BLANK_ROWS_BY_TABLE[name], fields, tables),
  ])
  return { ...tables, [name]: Object.fromEntries([...patched, ...added]) }
}

/** The weapon tables with a group's own weapons and their prices (P28-CW-1, P28-CW-2). */
function ownWeapons(rules: Rules, house: readonly HouseRow[]): Pick<Rulebook, 'weapons' | 'vehicleWeapons'> {
  const { tables } = rules
  const own = (name: 'weapons' | 'vehicleWeapons') =>
    house.filter(({ table, kind, id }) => table === name && kind === 'own' && !Object.hasOwn(PRINTED_TABLES[name], id))
  const weapons = own('weapons').map(({ id, fields }) => {
    const cost = computeCustomWeaponPricing('weapons', fields, rules).bill.cost
    return [id, { ...createCustomWeapon(fields, tables), cost }] as const
  })
  const vehicleWeapons = own('vehicleWeapons').map(({ id, fields }) => {
    const cost = computeCustomWeaponPricing('vehicleWeapons', fields, rules).bill.cost
    return [id, { ...createCustomVehicleWeapon(fields, tables), cost }] as const
  })
  return {
    weapons: { ...tables.weapons, ...Object.fromEntries(weapons) },
    vehicleWeapons: { ...tables.vehicleWeapons, ...Object.fromEntries(vehicleWeapons) },
  }
}
