import { findAbilityBattleHooks } from '#main/games/planet28/battle/powers/effects/abilities.ts'
import { findItemUseHooks, isArcaneItem } from '#main/games/planet28/battle/powers/effects/items.ts'
import { buildRules } from '#main/games/planet28/house/build-rules.ts'
import { DEFAULT_SETTINGS } from '#main/games/planet28/settings.ts'
import { listTraitEffects } from '#main/games/planet28/special-rules/battle-traits.ts'
import {
  listSectionEffects,
  listVehicleProfileEffects,
  listAbilityEffectsOnVehicles,
} from '#main/games/planet28/special-rules/battle-vehicles.ts'
import {
  listArmourEffects,
  listItemEffects,
  listWeaponRuleEffects,
} from '#main/games/planet28/special-rules/gear-effects.ts'
import type { Effect, EffectShape } from '#shared/games/planet28/battle/effects.ts'
import { type Rules, getRuleId, type TableName, TABLE_NAMES } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { HOUSE_ROWS } from './planet28-house-rows.ts'

/** A row with effects in a battle: its passive effects, and whether it is used actively. */
export interface Behaviour {
  readonly table: TableName
  readonly id: string
  readonly rule: string
  readonly shapes: readonly EffectShape[]
  readonly isUsed: boolean
}

export const RULES = buildRules(DEFAULT_SETTINGS, HOUSE_ROWS)

/** Every row with effects, of the printed tables and of house rows, as declared by the hooks. */
export const BEHAVIOURS: readonly Behaviour[] = TABLE_NAMES.flatMap((table) =>
  listRowIds(RULES.tables[table]).flatMap((id): Behaviour[] => {
    const shapes = [...new Set(effectsOfRow(table, id, RULES).map(({ shape }) => shape))]
    const isUsed = isUsedRow(table, id)
    return shapes.length > 0 || isUsed ? [{ table, id, rule: getRuleId(table, id), shapes, isUsed }] : []
  }),
)

/** Passive effects of a row of any table. */
export function effectsOfRow(table: TableName, id: string, rules: Rules): readonly Effect[] {
  const { tables } = rules
  const vehicle = { type: '', traits: [], abilities: [], A: 5, S: 5, sections: [], weapons: [] }
  const ofVehicle = (parts: object) =>
    listVehicleProfileEffects({ ...vehicle, ...parts }, rules).flatMap(({ effects }) => effects)
  switch (table) {
    case 'traits':
      return listTraitEffects(id, rowIn(tables.traits, id))
    case 'weaponRules':
      return listWeaponRuleEffects(id, rowIn(tables.weaponRules, id))
    case 'armour':
      return listArmourEffects(id, rowIn(tables.armour, id))
    case 'items':
      return listItemEffects(id, rowIn(tables.items, id))
    case 'abilities':
      return listAbilityEffectsOnVehicles(id, rowIn(tables.abilities, id))
    case 'vehicleTypes':
      return ofVehicle({ type: id })
    case 'vehicleTraits':
      return ofVehicle({ traits: [id] })
    case 'vehicleAbilities':
      return ofVehicle({ abilities: [id] })
    case 'vehicleSections':
      return listSectionEffects(id, rowIn(tables.vehicleSections, id))
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
    return findAbilityBattleHooks(id, row) !== null || listAbilityEffectsOnVehicles(id, row).length > 0
  }
  return table === 'items' && (findItemUseHooks(id, rowIn(tables.items, id)) !== null || isArcaneItem(id, RULES))
}
