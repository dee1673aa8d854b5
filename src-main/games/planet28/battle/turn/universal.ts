import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { removeBattleCondition } from '../battle-conditions.ts'
import { applyWound } from '../damage/resolve-wounds.ts'
import { rollSkill } from '../rolls/rolls.ts'
import { listSkillParts } from '../rolls/skills.ts'
import { getFightingModel, getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { payActions } from './pay-actions.ts'

/**
 * Executes any other action agreed at the table: its cost, an optional roll, and the cost of a failure (P28-UNIV-1,
 * P28-ITEM-2).
 */
export function useUniversalAction(transaction: Transaction, command: BattleCommandOf<'universal'>): void {
  const { unit: id, text, actions, skill, modifier = 0, hitPoints = 0, rerolls } = command
  const unit = getPeopleUnit(transaction, id)
  payActions(transaction, id, { actions, what: text })
  transaction.apply({ type: 'noted', unit: id, text, rule: 'P28-UNIV-1' })
  if (skill === undefined) return
  const agreed = modifier === 0 ? [] : [{ source: 'As agreed', value: modifier, rule: 'P28-UNIV-1' }]
  const parts = [...listSkillParts(transaction, { unit, skill }), ...agreed]
  const again = skill === 'AW' ? (['awareness'] as const) : skill === 'P' ? (['psyche'] as const) : []
  const { isSuccess } = rollSkill(transaction, {
    unit,
    skill,
    label: text,
    rule: 'P28-UNIV-1',
    parts,
    rerolls: again,
    wish: rerolls,
  })
  if (isSuccess || hitPoints === 0) return
  const model = getFightingModel(unit, undefined)
  const loss = { unit: id, model: model.id, points: hitPoints, by: null, cause: text, rule: 'P28-UNIV-1' }
  applyWound(transaction, model, loss)
}

/** Spends an action to end an extinguishable condition (P28-ARC-7). */
export function extinguishCondition(
  transaction: Transaction,
  { unit: id, condition: conditionId }: BattleCommandOf<'put-out'>,
): void {
  const { name, conditions } = getUnit(transaction, id)
  const condition = conditions.find(
    (battleCondition) => battleCondition.id === conditionId && battleCondition.endsByAction === true,
  )
  if (condition === undefined) transaction.refuse('nothing', `There is nothing to put out on ${name}.`, 'P28-ARC-7')
  payActions(transaction, id, { actions: 1, what: 'Put it out' })
  removeBattleCondition(transaction, id, condition)
}
