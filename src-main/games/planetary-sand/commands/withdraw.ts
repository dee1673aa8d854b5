import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Transaction } from '../state/transaction.ts'
import { requirePhase } from './action-checks.ts'

/** Withdraws the declared shots of a shooter until its side has confirmed them (SAND-TURN-1). */
export function withdrawDeclaredShots(transaction: Transaction, { by, shooter }: CommandOf<'withdraw'>): void {
  const { state: battle } = transaction
  requirePhase(battle, by, 'fire')
  const isDeclared = battle.declared?.some((shot) => shot.by === by && shot.shooter === shooter) ?? false
  transaction.require(
    isDeclared,
    'not-declared',
    `${shooter} of ${by} has no declared shot to take back.`,
    'SAND-TURN-1',
  )
  if (battle.ready.includes(by))
    transaction.refuse('ready', `${by} has confirmed its shots: undo that first.`, 'SAND-TURN-1')
  transaction.apply({ type: 'withdrew', shooter })
}
