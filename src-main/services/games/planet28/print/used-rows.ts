import type { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import type { PrintableUnit } from './printable-unit.ts'
import {
  type CountedRulebookRow,
  groupEquipmentByTable,
  listCountedRulebookRows,
  listMountedWeapons,
  type RulesWithHouseRows,
} from './unit-entries.ts'

/** A row in use, with the units that use it. */
export interface UsedRulebookRow {
  readonly named: CountedRulebookRow
  readonly print: RulesWithHouseRows
  readonly users: readonly string[]
}

/**
 * Lists the rows used by some units, without duplicates by table and id. Equal ids mean equal rows within a warband's
 * rules.
 */
export function listUsedRulebookRows(units: readonly PrintableUnit[]): UsedRulebookRow[] {
  const used = new Map<string, { named: CountedRulebookRow; print: RulesWithHouseRows; users: string[] }>()
  for (const unit of units)
    for (const named of rowsOfUnit(unit)) {
      const key = `${named.table}:${named.id}:${JSON.stringify(named.row)}`
      const before = used.get(key)
      if (before) before.users.push(unit.view.name)
      else used.set(key, { named, print: unit.print, users: [unit.view.name] })
    }
  return [...used.values()]
}

/** Filters the used rows of some tables, sorted by name. */
export function listUsedRowsOfTables(
  used: readonly UsedRulebookRow[],
  ...tables: readonly TableName[]
): UsedRulebookRow[] {
  return used
    .filter(({ named }) => tables.includes(named.table))
    .toSorted((a, b) => a.named.row.name.localeCompare(b.named.row.name))
}

/** Whether a unit or its equipment uses the arcana table. */
export function usesArcana(used: readonly UsedRulebookRow[]): boolean {
  return used.some(({ named: { row } }) => {
    const refs = 'refs' in row ? row.refs : undefined
    return refs !== undefined && 'tables' in refs && refs.tables?.includes('arcana') === true
  })
}

function rowsOfUnit({
  kind,
  view,
  print: {
    rules: { tables },
  },
}: PrintableUnit): CountedRulebookRow[] {
  switch (kind) {
    case 'character':
      return withRules([...bodyRows(view.profile, tables), ...gearRows(view.profile.equipment, tables)], tables)
    case 'squad': {
      const equipment = view.profile.loadouts.flatMap((loadout) => loadout.equipment)
      return withRules([...bodyRows(view.profile, tables), ...gearRows(equipment, tables)], tables)
    }
    case 'vehicle':
      return withRules(vehicleRows(view.profile, tables), tables)
  }
}

type Tables = RulesWithHouseRows['rules']['tables']

function bodyRows(
  { traits, abilities }: CharacterView['profile'] | SquadView['profile'],
  tables: Tables,
): CountedRulebookRow[] {
  return [
    ...listCountedRulebookRows(tables, 'traits', traits),
    ...listCountedRulebookRows(tables, 'abilities', abilities),
  ]
}

function gearRows(equipment: readonly string[], tables: Tables): CountedRulebookRow[] {
  const { weapons, armour, items } = groupEquipmentByTable(tables, equipment)
  return [...weapons, ...armour, ...items]
}

function vehicleRows(profile: VehicleView['profile'], tables: Tables): CountedRulebookRow[] {
  const weapons = [...profile.sections.flatMap(({ weapon }) => weapon ?? []), ...profile.weapons]
  return [
    ...listCountedRulebookRows(tables, 'vehicleTypes', [profile.type]),
    ...listCountedRulebookRows(
      tables,
      'vehicleSections',
      profile.sections.map(({ section }) => section),
    ),
    ...listCountedRulebookRows(tables, 'vehicleTraits', profile.traits),
    ...listCountedRulebookRows(tables, 'vehicleAbilities', profile.abilities),
    ...listMountedWeapons(tables, weapons),
  ]
}

/** Adds the special rules of weapons. */
function withRules(rows: readonly CountedRulebookRow[], tables: Tables): CountedRulebookRow[] {
  const ids = rows.flatMap(({ row }) => ('specialRules' in row ? row.specialRules : []))
  return [...rows, ...listCountedRulebookRows(tables, 'weaponRules', [...new Set(ids)])]
}
