import { removeBattleCondition } from '../battle-conditions.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { getFightingModel, getPeopleUnit, type Transaction } from '../transaction.ts'
import { findFirstMemberToSuffer } from './lasting-damage.ts'

/**
 * Restores hit points, up to the starting number unless a setting says otherwise. By setting, any healing ends poison
 * (P28-DMG-4, `overheal`, `poisonEnds`).
 */
export function restoreHitPoints(
  transaction: Transaction,
  {
    unit: id,
    points,
    member,
  }: { readonly unit: string; readonly points: number; readonly member?: string | undefined },
): void {
  const unit = getPeopleUnit(transaction, id)
  const model = member === undefined ? findFirstMemberToSuffer(unit) : getFightingModel(unit, member)
  if (model === undefined) return
  const room = transaction.rules.settings.overheal
    ? points
    : Math.min(points, Math.max(0, model.start - model.hitPoints))
  if (room > 0) transaction.apply({ type: 'healed', unit: id, model: model.id, hitPoints: room })
  if (points === 0 || transaction.rules.settings.poisonEnds !== 'anyHealing') return
  const bites = filterEffectsByShape(listUnitEffects(unit, transaction.rules, model), 'hurts').filter(
    ({ effect }) => effect.at === 'turn-start',
  )
  for (const condition of unit.conditions)
    if (bites.some(({ rule }) => rule === condition.rule)) removeBattleCondition(transaction, id, condition)
}
