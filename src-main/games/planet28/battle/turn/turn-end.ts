import { applyLastingDamage } from '../damage/lasting-damage.ts'
import { rollToStayOnFace } from '../move/cross-ground.ts'
import { type Transaction } from '../transaction.ts'
import { resolveIdleFlyers } from '../vehicles/flyers.ts'

/**
 * Resolves the end of a turn: damage at turn end, then the next turn or the end of the game (P28-META-11, P28-TURN-9).
 */
export function resolveTurnEnd(transaction: Transaction): void {
  applyLastingDamage(transaction, 'turn-end')
  resolveIdleFlyers(transaction)
  for (const { id, turn } of transaction.battle.units) if (turn.isHolding) rollToStayOnFace(transaction, id)
  transaction.apply({ type: 'turn-ended' })
  const { turn, turns } = transaction.battle
  if (turn >= turns) transaction.apply({ type: 'over', reachedGoal: [] })
}
