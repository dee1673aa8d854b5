import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { WeaponRow } from '#shared/games/planet28/tables/weapons.ts'
import { listFightingModels, getWeaponEffects } from '../effects-in-force.ts'
import { listBareHandWeaponIds } from './weapons.ts'

interface WithRules {
  readonly rules: Rules
}

/**
 * Lists weapons of one type that a unit has at hand, each with the models that may use it. Members out of coherency do
 * not attack (P28-WEAP-6, P28-SQ-5).
 */
export function listUsableWeapons({ rules }: WithRules, unit: CharacterOrSquadUnit, type: WeaponRow['type']) {
  const models = listFightingModels(unit).filter(({ isApart }) => !isApart)
  const bare = type === 'melee' ? listBareHandWeaponIds(rules) : []
  const ids = [...new Set([...models.flatMap(({ hands }) => hands), ...bare])]
  return listCarriedWeapons(ids, rules).flatMap(({ id, row }) =>
    row.type === type
      ? [{ id, row, name: row.name, models: models.filter(({ hands }) => bare.includes(id) || hands.includes(id)) }]
      : [],
  )
}

/** Lists weapons that a unit could fight with now (P28-WEAP-6, P28-WEAP-7). */
export function listUsableMeleeWeapons(
  withRules: WithRules,
  unit: CharacterOrSquadUnit,
): readonly { readonly id: string; readonly name: string }[] {
  return listUsableWeapons(withRules, unit, 'melee')
}

/** Lists weapons in hand that a unit could shoot with. */
export function listUsableRangedWeapons(withRules: WithRules, unit: CharacterOrSquadUnit) {
  return listUsableWeapons(withRules, unit, 'ranged').map(({ id, row, models }) => {
    return { id, row, models, effects: getWeaponEffects(row.specialRules, withRules.rules) }
  })
}

/**
 * Lists pairs of a model and a weapon that a unit could shoot with now, without unloaded weapons (P28-SHOOT-6,
 * P28-SQ-7).
 */
export function listLoadedWeaponStrikes(withRules: WithRules, unit: CharacterOrSquadUnit) {
  return [...listUsableWeapons(withRules, unit, 'ranged'), ...listUsableWeapons(withRules, unit, 'melee')].flatMap(
    ({ id: weapon, row, models }) => {
      const loaded = models.filter(({ empty }) => !empty.includes(weapon))
      const strikes = loaded.map(({ id: model }) => ({ model, weapon }))
      return strikes.length === 0 ? [] : [{ weapon, row, strikes }]
    },
  )
}
