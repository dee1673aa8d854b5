import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit, CharacterOrSquadUnit, VehicleUnit } from '#shared/games/planet28/battle/units.ts'
import type { HouseFields, HouseRow } from '#shared/games/planet28/house/house-fields.ts'
import { PRINTED_TABLES, type TableName } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'

// The same battle without the effects of one row: if it continues differently, the row had an effect.

/**
 * Printed types and sections of vehicles cannot be removed: each is replaced by one with the same numbers and no
 * effects.
 */
export const STAND_INS: readonly HouseRow[] = [
  ...listRowIds(PRINTED_TABLES.vehicleTypes).map((id) =>
    standIn('vehicleTypes', id, { speedCm: PRINTED_TABLES.vehicleTypes[id]?.speedCm ?? 0 }),
  ),
  ...listRowIds(PRINTED_TABLES.vehicleSections).map((id) => {
    const { hitPoints = 1, crew = 0, mounts = 0, seats = 0 } = PRINTED_TABLES.vehicleSections[id] ?? {}
    return standIn('vehicleSections', id, { hitPoints, crew, mounts, seats })
  }),
]

function standIn(table: TableName, id: string, columns: HouseFields): HouseRow {
  return { table, id: `plain-${id}`, kind: 'own', fields: { name: `Plain ${id}`, cost: 0, ...columns } }
}

/** Units and house rows, shared by a battle and its options. */
type Ruled = Pick<Battle, 'house' | 'units'>

const kept = new WeakMap<object, Map<string, unknown>>()

/** Memoises a value per object and key. */
export function memoizePerObject<Value>(source: object, key: string, make: () => Value): Value {
  const known = kept.get(source) ?? new Map<string, unknown>()
  kept.set(source, known)
  if (!known.has(key)) known.set(key, make())
  return known.get(key) as Value
}

/** Returns a battle in which a row has no effect. */
export function removeRowEffect<Whole extends Ruled>(battle: Whole, table: TableName, id: string): Whole {
  const key = `${table} ${id}`
  const house = memoizePerObject(battle.house, key, () => houseWithout(battle.house, table, id))
  if (!Object.hasOwn(PRINTED_TABLES[table], id) || table === 'weaponRules') return { ...battle, house }
  const units = battle.units.map((unit) =>
    unit.kind === 'vehicle' ? hullWithout(unit, table, id) : bodyWithout(unit, table, id),
  )
  return { ...battle, house, units }
}

/** House rows keep their columns and lose their effects; printed special rules are removed from every weapon. */
function houseWithout(house: readonly HouseRow[], table: TableName, id: string): HouseRow[] {
  const idle = house.map((row) => {
    if (row.table === table && row.id === id) return { ...row, fields: withoutEffects(row.fields) }
    if (table !== 'weaponRules' || row.fields.specialRules === undefined) return row
    return { ...row, fields: { ...row.fields, specialRules: row.fields.specialRules.filter((rule) => rule !== id) } }
  })
  return table === 'weaponRules' ? [...idle, ...patchesWithout(id)] : idle
}

function withoutEffects({ effects: _effects, use: _use, ...columns }: HouseFields): HouseFields {
  return columns
}

function patchesWithout(rule: string): HouseRow[] {
  return (['weapons', 'vehicleWeapons'] as const).flatMap((table) =>
    Object.entries(PRINTED_TABLES[table]).flatMap(([id, row]): HouseRow[] => {
      const specialRules = row.specialRules.filter((specialRule: string) => specialRule !== rule)
      return specialRules.length === row.specialRules.length
        ? []
        : [{ table, id, kind: 'patch', fields: { specialRules } }]
    }),
  )
}

function bodyWithout(unit: CharacterOrSquadUnit, table: TableName, id: string): BattleUnit {
  const has =
    table === 'traits' ? unit.profile.traits : table === 'armour' || table === 'items' ? equipmentOf(unit) : []
  if (!has.includes(id)) return unit
  if (table !== 'traits')
    return { ...unit, models: unit.models.map((model) => ({ ...model, equipment: without(model.equipment, id) })) }
  return {
    ...unit,
    profile: memoizePerObject(unit.profile, id, () => ({ ...unit.profile, traits: without(unit.profile.traits, id) })),
  }
}

const equipmentOf = ({ models }: CharacterOrSquadUnit) => models.flatMap(({ equipment }) => equipment)

const without = (list: readonly string[], id: string) =>
  memoizePerObject(list, id, () => list.filter((otherId) => otherId !== id))

function hullWithout(unit: VehicleUnit, table: TableName, id: string): VehicleUnit {
  const { profile } = unit
  const { type, traits, abilities, sections } = profile
  const changed = memoizePerObject(profile, `${table} ${id}`, () => ({
    ...profile,
    type: table === 'vehicleTypes' && type === id ? `plain-${id}` : type,
    traits: table === 'vehicleTraits' ? traits.filter((trait) => trait !== id) : traits,
    abilities: table === 'vehicleAbilities' ? abilities.filter((ability) => ability !== id) : abilities,
    sections: sections.map((placed) =>
      table === 'vehicleSections' && placed.section === id ? { ...placed, section: `plain-${id}` } : placed,
    ),
  }))
  return { ...unit, profile: changed }
}
