import { findRulebookRow, type Rulebook, type TableName } from '#shared/games/planet28/rulebook.ts'
import type { Force, ForceUnit } from './force-loader.ts'

/** A row in use, and how often. */
export interface RulebookRowUse {
  readonly table: TableName
  readonly id: string
  readonly count: number
}

/** The rows that a unit was built from, and the special rules and ammunition of its weapons, each once. */
export function listUnitRulebookRowUses(forceUnit: ForceUnit, tables: Rulebook): RulebookRowUse[] {
  const picked = picksOf(forceUnit).flatMap(({ among, ids }) => usesAmong(among, ids, tables))
  return counted([...picked, ...picked.flatMap((use) => namedBy(use, tables))])
}

/** The rows in a warband's stash. */
export function listStashRulebookRowUses({ warband }: Force, tables: Rulebook): RulebookRowUse[] {
  const picked = usesAmong(GEAR, warband.stash, tables)
  return counted([...picked, ...picked.flatMap((use) => namedBy(use, tables))])
}

interface Picks {
  readonly among: readonly TableName[]
  readonly ids: readonly string[]
}

const GEAR: readonly TableName[] = ['weapons', 'armour', 'items']
const MOUNTED: readonly TableName[] = ['vehicleWeapons', 'weapons']

function picksOf(forceUnit: ForceUnit): Picks[] {
  switch (forceUnit.kind) {
    case 'character':
      return [...talents(forceUnit.unit.profile), { among: GEAR, ids: forceUnit.unit.profile.equipment }]
    case 'squad': {
      const ids = forceUnit.unit.profile.loadouts.flatMap(({ members, equipment }) =>
        Array.from({ length: members }, () => equipment).flat(),
      )
      return [...talents(forceUnit.unit.profile), { among: GEAR, ids }]
    }
    case 'vehicle': {
      const { type, sections, traits, abilities, weapons } = forceUnit.unit.profile
      return [
        { among: ['vehicleTypes'], ids: [type] },
        { among: ['vehicleSections'], ids: sections.map(({ section }) => section) },
        { among: ['vehicleTraits'], ids: traits },
        { among: ['vehicleAbilities'], ids: abilities },
        { among: MOUNTED, ids: [...sections.flatMap(({ weapon }) => weapon ?? []), ...weapons] },
      ]
    }
  }
}

function talents({ traits, abilities }: { traits: readonly string[]; abilities: readonly string[] }): Picks[] {
  return [
    { among: ['traits'], ids: traits },
    { among: ['abilities'], ids: abilities },
  ]
}

/** Looks rows up in the tables in turn. Unknown rows are omitted. */
function usesAmong(among: readonly TableName[], ids: readonly string[], tables: Rulebook): RulebookRowUse[] {
  return ids.flatMap((id) => {
    const table = among.find((name) => findRulebookRow(tables, name, id) !== null)
    return table === undefined ? [] : [{ table, id, count: 1 }]
  })
}

/** Rows implied by a row: special rules and ammunition of a weapon, traits that a trait includes. */
function namedBy({ table, id }: RulebookRowUse, tables: Rulebook): RulebookRowUse[] {
  if (table === 'traits')
    return usesAmong(['traits'], findRulebookRow(tables, 'traits', id)?.includes?.traits ?? [], tables)
  if (table !== 'weapons' && table !== 'vehicleWeapons') return []
  const row = findRulebookRow(tables, table, id)
  if (row === null) return []
  const ammo = row.ammo === null ? [] : [row.ammo]
  return [...usesAmong(['weaponRules'], row.specialRules, tables), ...usesAmong(['items'], ammo, tables)]
}

function counted(uses: readonly RulebookRowUse[]): RulebookRowUse[] {
  const sums = new Map<string, RulebookRowUse>()
  for (const use of uses) {
    const key = `${use.table}/${use.id}`
    sums.set(key, { ...use, count: (sums.get(key)?.count ?? 0) + use.count })
  }
  return [...sums.values()]
}
