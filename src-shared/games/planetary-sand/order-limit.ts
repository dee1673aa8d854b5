/** Maximum number of orders of a battle. Its file contains all of them and must stay importable. */
export const MAX_BATTLE_ORDERS = 20_000
/** Orders that are still accepted at the limit: they end a battle and apply its results. */
export const ENDING_ORDERS = ['surrender', 'apply'] as const
/** Number of remaining orders from which a battle shows a warning. */
const WARNED = 500

/** A warning that the limit of orders is near; null otherwise. */
export function findOrderLimitWarning(given: number): string | null {
  const left = MAX_BATTLE_ORDERS - given
  if (left > WARNED) return null
  return left > 0
    ? `${left} orders are left, as many as a file of a battle can hold: end it soon.`
    : 'This battle has all the orders that a file can hold: one side surrenders, or orders are taken back.'
}
