import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { findPendingDecision, listLockedUnits, getPeopleUnit, type Transaction } from '../transaction.ts'
import { payActions } from '../turn/pay-actions.ts'
import { rollBreakTest, fleeToEdge } from './break-tests.ts'

/** Spends an action of a broken unit on a test, also in its seat: it recovers, or runs again (P28-BREAK-3). */
export function recover(scene: Transaction, { unit: id, rerolls }: BattleCommandOf<'recover'>): void {
  const unit = getPeopleUnit(scene, id)
  if (!unit.isBroken) scene.refuse('not-broken', `${unit.name} is not broken.`, 'P28-BREAK-3')
  payActions(scene, id, { actions: 1, what: 'Recover', whileBroken: true, whileAboard: true })
  const test = {
    counts: true,
    withoutWound: unit.isFreshWound,
    label: 'Recovery test',
    rule: 'P28-BREAK-3',
    wish: rerolls,
  }
  if (rollBreakTest(scene, unit, test)) scene.apply({ type: 'changed', unit: id, change: { isBroken: false } })
  else fleeToEdge(scene, id, 'P28-BREAK-3')
}

/**
 * Records a run for the edge as measured. A broken unit that touches the edge is out of the game (P28-BREAK-4,
 * P28-BREAK-6).
 */
export function retreat(scene: Transaction, { unit: id, cm, isAtEdge }: BattleCommandOf<'retreat'>): void {
  const due = findPendingDecision(scene.battle, 'retreat', id)
  if (scene.battle.due.some((decision) => decision.ask === 'free-fight' && decision.against === id))
    scene.refuse('free-fights', 'First its opponents fight, or let it go.', 'P28-LEAVE-5')
  const unit = getPeopleUnit(scene, id)
  if (cm > due.speedCm)
    scene.refuse('too-far', `${unit.name} runs ${due.speedCm} cm at most, not ${cm}.`, 'P28-BREAK-6')
  scene.apply({ type: 'answered', due })
  scene.apply({ type: 'shifted', unit: id, kind: 'retreat', cm })
  if (listLockedUnits(scene.battle, id).length > 0) scene.apply({ type: 'touched', unit: id, contacts: [] })
  const [model] = unit.models
  if (!isAtEdge || !unit.isBroken || model === undefined) return
  scene.apply({ type: 'lost', unit: id, model: model.id, fate: 'fled', by: null })
}
