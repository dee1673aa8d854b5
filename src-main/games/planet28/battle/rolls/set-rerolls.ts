import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import type { CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listUnitEffects, listFightingModels, filterEffectsByShape } from '../effects-in-force.ts'
import { getPeopleUnit, type Transaction } from '../transaction.ts'

/**
 * Sets a unit's preference for failed rolls: free rerolls, also those paid with hit points, or none (P28-ROLL-6,
 * P28-IT-strange-idol).
 */
export function setRerolls(transaction: Transaction, { unit: id, wish }: BattleCommandOf<'set-rerolls'>): void {
  const unit = getPeopleUnit(transaction, id)
  if (!hasRerolls(unit, transaction.rules))
    transaction.refuse('no-rerolls', `${unit.name} has nothing that lets it roll again.`, 'P28-ROLL-6')
  transaction.apply({ type: 'changed', unit: id, change: { rerollWish: wish } })
}

/** Whether a trait or an item of a unit grants rerolls. */
export function hasRerolls(unit: CharacterOrSquadUnit, rules: Rules): boolean {
  return listFightingModels(unit).some(
    (model) => filterEffectsByShape(listUnitEffects(unit, rules, model), 'rerolls').length > 0,
  )
}
