import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import type { Transaction } from '../state/transaction.ts'
import { requirePhase } from './action-checks.ts'
import { finishPhase } from './finish-phase.ts'

/** Records the decision of the toss winner who moves first (SAND-SET-2). */
export function recordFirstSide(transaction: Transaction, { by, first }: CommandOf<'choose-first'>): void {
  const { sides } = transaction.state
  requirePhase(transaction.state, by, 'order')
  if (!sides.includes(first)) transaction.refuse('no-such-side', `Choose ${sides.join(' or ')}.`, 'SAND-SET-2')
  transaction.apply({ type: 'chose-first', first })
  finishPhase(transaction)
}
