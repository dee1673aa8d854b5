import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import { getPendingDecision, type Transaction, getUnit } from '../transaction.ts'
import { canFight } from './can-fight.ts'
import { takeChargeTest } from './charge-test.ts'

/**
 * Skips the free fight of a charge or ram. Solo enemies must fight if they can (P28-CHRG-1, P28-VEH-FIGHT-2,
 * P28-AI-5).
 */
export function skipFight(transaction: Transaction, { unit: id }: BattleCommandOf<'skip-fight'>): void {
  const due = getPendingDecision(transaction.battle, 'charge-fight', id)
  const unit = getUnit(transaction, id)
  if (isSoloEnemy(transaction.battle, unit) && canFight(transaction, unit, due.target))
    transaction.refuse('list', `${unit.name} is led by the list and fights whom it charged.`, 'P28-AI-5')
  transaction.apply({ type: 'answered', due })
  if (takeChargeTest(transaction, due.target) === 'runs') return
  transaction.apply({ type: 'noted', unit: id, text: `${unit.name} makes no free fight.`, rule: due.rule })
}
