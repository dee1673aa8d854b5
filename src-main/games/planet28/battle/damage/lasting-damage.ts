import type { EffectOf } from '#shared/games/planet28/battle/effects.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, listFightingModels, filterEffectsByShape } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import { listUnitsLockedWith, type Transaction } from '../transaction.ts'
import { applyDamageToVehicle } from '../vehicles/apply-damage-to-vehicle.ts'
import { canBeHurtBy } from './hits.ts'
import { applyWound } from './resolve-wounds.ts'

/**
 * Applies damage that recurs each turn without armour: poison and fire to their bearers, auras to units in contact
 * (P28-WR-poisonous, P28-ARC-7, P28-TR-foul-aura).
 */
export function applyLastingDamage(transaction: Transaction, at: 'turn-start' | 'turn-end'): void {
  for (const { id } of transaction.battle.units) {
    const unit = transaction.battle.units.find((battleUnit) => battleUnit.id === id)
    if (unit === undefined || !isOnTable(unit)) continue
    for (const { source, rule, effect } of filterEffectsByShape(listUnitEffects(unit, transaction.rules), 'hurts')) {
      if (effect.at !== at) continue
      const by =
        effect.whom === 'bearer'
          ? (unit.conditions.find((condition) => condition.source === source)?.by ?? null)
          : unit.id
      const victims = effect.whom === 'bearer' ? [unit.id] : peopleAround(transaction, unit.id)
      for (const victim of victims) bite(transaction, victim, { ...effect, cause: source, rule, by })
    }
  }
}

/** Auras only hurt characters (P28-TR-foul-aura). */
function peopleAround({ battle }: Transaction, id: string): string[] {
  const touched = listUnitsLockedWith(battle, id)
  return battle.units.flatMap((unit) => (touched.includes(unit.id) && unit.kind !== 'vehicle' ? [unit.id] : []))
}

/**
 * Applies one loss without armour: to a vehicle's most damaged section if a setting allows poisoning it
 * (`poisonVehicles`), or to the wounded member of a squad. No effect on immune units (P28-DMG-5, P28-SQ-10,
 * P28-TR-unearthly).
 */
function bite(
  transaction: Transaction,
  victim: string,
  {
    damage,
    keywords = [],
    cause,
    rule,
    by,
  }: Pick<EffectOf<'hurts'>, 'damage' | 'keywords'> & { cause: string; rule: string; by: string | null },
): void {
  const unit = transaction.battle.units.find(({ id }) => id === victim)
  if (unit === undefined || !isOnTable(unit)) return
  if (unit.kind === 'vehicle') {
    const points = rollSum(transaction, { unit: victim, label: cause, rule, dice: damage })
    applyDamageToVehicle(transaction, { vehicle: victim, points, facing: null, wishes: [], by })
    return
  }
  const model = findFirstMemberToSuffer(unit)
  if (model === undefined || !canBeHurtBy(listUnitEffects(unit, transaction.rules, model), keywords)) return
  const points = rollSum(transaction, { unit: victim, model: model.id, label: cause, rule, dice: damage })
  applyWound(transaction, model, { unit: victim, model: model.id, points, by, cause, rule })
}

/** The member that takes damage until it dies: an already wounded one, otherwise the first (P28-SQ-10). */
export function findFirstMemberToSuffer(unit: CharacterOrSquadUnit) {
  const models = listFightingModels(unit)
  return models.find(({ hitPoints, start }) => hitPoints < start) ?? models[0]
}
