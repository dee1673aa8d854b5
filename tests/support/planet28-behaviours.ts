import { rulesInForce } from '#main/games/planet28/rules-in-force.ts'
import { DEFAULT_SETTINGS } from '#main/games/planet28/settings.ts'
import { arcanaOf } from '#main/games/planet28/special-rules/arcane-items.ts'
import { battleHooksOfAbility } from '#main/games/planet28/special-rules/battle-abilities.ts'
import { effectsOfArmour, effectsOfItem, effectsOfWeaponRule } from '#main/games/planet28/special-rules/battle-gear.ts'
import { hooksOfUsedItem } from '#main/games/planet28/special-rules/battle-items.ts'
import { effectsOfTrait } from '#main/games/planet28/special-rules/battle-traits.ts'
import {
  effectsOfSection,
  effectsOfVehicle,
  effectsOnVehicles,
} from '#main/games/planet28/special-rules/battle-vehicles.ts'
import type { Effect, Shape } from '#shared/games/planet28/battle/effects.ts'
import { type Rules, ruleOf, type TableName, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { rowIds } from '#shared/games/planet28/tables/row.ts'
import { HOUSE_ROWS } from './planet28-house-rows.ts'

/** A row with behaviour in a battle: what works by itself, and whether it is used. */
export interface Behaviour {
  readonly table: TableName
  readonly id: string
  readonly rule: string
  readonly shapes: readonly Shape[]
  readonly isUsed: boolean
}

export const RULES = rulesInForce(DEFAULT_SETTINGS, HOUSE_ROWS)

/** Every row with behaviour of the printed tables and of the group's own, as the hooks say. */
export const BEHAVIOURS: readonly Behaviour[] = TABLE_NAMES.flatMap((table) =>
  rowIds(RULES.tables[table]).flatMap((id): Behaviour[] => {
    const shapes = [...new Set(effectsOfRow(table, id, RULES).map(({ shape }) => shape))]
    const isUsed = isUsedRow(table, id)
    return shapes.length > 0 || isUsed ? [{ table, id, rule: ruleOf(table, id), shapes, isUsed }] : []
  }),
)

/** What a row of any table does by itself. */
export function effectsOfRow(table: TableName, id: string, rules: Rules): readonly Effect[] {
  const { tables } = rules
  const vehicle = { type: '', traits: [], abilities: [], A: 5, S: 5, sections: [], weapons: [] }
  const ofVehicle = (parts: object) =>
    effectsOfVehicle({ ...vehicle, ...parts }, rules).flatMap(({ effects }) => effects)
  switch (table) {
    case 'traits':
      return effectsOfTrait(id, rowIn(tables.traits, id))
    case 'weaponRules':
      return effectsOfWeaponRule(id, rowIn(tables.weaponRules, id))
    case 'armour':
      return effectsOfArmour(id, rowIn(tables.armour, id))
    case 'items':
      return effectsOfItem(id, rowIn(tables.items, id))
    case 'abilities':
      return effectsOnVehicles(id, rowIn(tables.abilities, id))
    case 'vehicleTypes':
      return ofVehicle({ type: id })
    case 'vehicleTraits':
      return ofVehicle({ traits: [id] })
    case 'vehicleAbilities':
      return ofVehicle({ abilities: [id] })
    case 'vehicleSections':
      return effectsOfSection(id, rowIn(tables.vehicleSections, id))
    case 'weapons':
    case 'vehicleWeapons':
      return []
  }
}

export function rowIn<Row>(table: Readonly<Record<string, Row>>, id: string): Row {
  const row = table[id]
  if (row === undefined) throw new Error(`There is no row ${id}`)
  return row
}

function isUsedRow(table: TableName, id: string): boolean {
  const { tables } = RULES
  if (table === 'abilities') {
    const row = rowIn(tables.abilities, id)
    return battleHooksOfAbility(id, row) !== null || effectsOnVehicles(id, row).length > 0
  }
  return table === 'items' && (hooksOfUsedItem(id, rowIn(tables.items, id)) !== null || arcanaOf(id, RULES))
}
