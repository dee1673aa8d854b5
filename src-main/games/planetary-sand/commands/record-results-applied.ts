import type { Transaction } from '../state/transaction.ts'

/** Records that the results of the battle were applied to the campaign. Allowed once, after the end. */
export function recordResultsApplied(transaction: Transaction): void {
  const { phase, isApplied = false } = transaction.state
  transaction.require(phase === 'over', 'not-over', 'The battle is not over yet: fight it to its end first.')
  transaction.require(!isApplied, 'applied', 'The results were applied already.')
  transaction.apply({ type: 'applied' })
}
