import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { getPendingDecision, listUnitsLockedWith, getPeopleUnit, type Transaction } from '../transaction.ts'
import { payActions } from '../turn/pay-actions.ts'
import { rollBreakTest, fleeToEdge } from './break-tests.ts'

/** Spends an action of a broken unit on a test, also in its seat: it recovers, or runs again (P28-BREAK-3). */
export function attemptRecovery(transaction: Transaction, { unit: id, rerolls }: BattleCommandOf<'recover'>): void {
  const unit = getPeopleUnit(transaction, id)
  if (!unit.isBroken) transaction.refuse('not-broken', `${unit.name} is not broken.`, 'P28-BREAK-3')
  payActions(transaction, id, { actions: 1, what: 'Recover', whileBroken: true, whileAboard: true })
  const test = {
    counts: true,
    withoutWound: unit.isFreshWound,
    label: 'Recovery test',
    rule: 'P28-BREAK-3',
    wish: rerolls,
  }
  if (rollBreakTest(transaction, unit, test))
    transaction.apply({ type: 'changed', unit: id, change: { isBroken: false } })
  else fleeToEdge(transaction, id, 'P28-BREAK-3')
}

/**
 * Records a run for the edge as measured. A broken unit that touches the edge is out of the game (P28-BREAK-4,
 * P28-BREAK-6).
 */
export function recordRetreat(transaction: Transaction, { unit: id, cm, isAtEdge }: BattleCommandOf<'retreat'>): void {
  const due = getPendingDecision(transaction.battle, 'retreat', id)
  if (transaction.battle.due.some((decision) => decision.ask === 'free-fight' && decision.against === id))
    transaction.refuse('free-fights', 'First its opponents fight, or let it go.', 'P28-LEAVE-5')
  const unit = getPeopleUnit(transaction, id)
  if (cm > due.speedCm)
    transaction.refuse('too-far', `${unit.name} runs ${due.speedCm} cm at most, not ${cm}.`, 'P28-BREAK-6')
  transaction.apply({ type: 'answered', due })
  transaction.apply({ type: 'shifted', unit: id, kind: 'retreat', cm })
  if (listUnitsLockedWith(transaction.battle, id).length > 0)
    transaction.apply({ type: 'touched', unit: id, contacts: [] })
  const [model] = unit.models
  if (!isAtEdge || !unit.isBroken || model === undefined) return
  transaction.apply({ type: 'lost', unit: id, model: model.id, fate: 'fled', by: null })
}
