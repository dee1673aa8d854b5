import type { CharacterView, SquadView, VehicleView } from '#shared/contract/planet28/units.ts'
import type { TableName } from '#shared/games/planet28/rulebook.ts'
import type { PrintableUnit } from './printable-unit.ts'
import {
  type CountedRow,
  groupEquipment,
  listCountedRows,
  listMountedWeapons,
  type PrintRules,
} from './unit-entries.ts'

/** A row in use, with the units that use it. */
export interface UsedRow {
  readonly named: CountedRow
  readonly print: PrintRules
  readonly users: readonly string[]
}

/**
 * Lists the rows used by some units, without duplicates by table and id. Equal ids mean equal rows within a warband's
 * rules.
 */
export function listUsedRows(units: readonly PrintableUnit[]): UsedRow[] {
  const used = new Map<string, { named: CountedRow; print: PrintRules; users: string[] }>()
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
export function filterByTable(used: readonly UsedRow[], ...tables: readonly TableName[]): UsedRow[] {
  return used
    .filter(({ named }) => tables.includes(named.table))
    .toSorted((a, b) => a.named.row.name.localeCompare(b.named.row.name))
}

/** Whether a unit or its equipment uses the arcana table. */
export function usesArcana(used: readonly UsedRow[]): boolean {
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
}: PrintableUnit): CountedRow[] {
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

type Tables = PrintRules['rules']['tables']

function bodyRows(
  { traits, abilities }: CharacterView['profile'] | SquadView['profile'],
  tables: Tables,
): CountedRow[] {
  return [...listCountedRows(tables, 'traits', traits), ...listCountedRows(tables, 'abilities', abilities)]
}

function gearRows(equipment: readonly string[], tables: Tables): CountedRow[] {
  const { weapons, armour, items } = groupEquipment(tables, equipment)
  return [...weapons, ...armour, ...items]
}

function vehicleRows(profile: VehicleView['profile'], tables: Tables): CountedRow[] {
  const weapons = [...profile.sections.flatMap(({ weapon }) => weapon ?? []), ...profile.weapons]
  return [
    ...listCountedRows(tables, 'vehicleTypes', [profile.type]),
    ...listCountedRows(
      tables,
      'vehicleSections',
      profile.sections.map(({ section }) => section),
    ),
    ...listCountedRows(tables, 'vehicleTraits', profile.traits),
    ...listCountedRows(tables, 'vehicleAbilities', profile.abilities),
    ...listMountedWeapons(tables, weapons),
  ]
}

/** Adds the special rules of weapons. */
function withRules(rows: readonly CountedRow[], tables: Tables): CountedRow[] {
  const ids = rows.flatMap(({ row }) => ('specialRules' in row ? row.specialRules : []))
  return [...rows, ...listCountedRows(tables, 'weaponRules', [...new Set(ids)])]
}
