/** The most orders that a battle takes: its file, which holds every one, can always come in again. */
export const MAX_ORDERS = 20_000
/** The orders that are given even then: a battle is ended, and its results are applied. */
export const ENDING_ORDERS = ['surrender', 'apply'] as const
/** So many orders before the last one a battle says so. */
const WARNED = 500

/** That a battle nears its last order, in a sentence; null while it does not. */
export function findLengthWarning(given: number): string | null {
  const left = MAX_ORDERS - given
  if (left > WARNED) return null
  return left > 0
    ? `${left} orders are left, as many as a file of a battle can hold: end it soon.`
    : 'This battle has all the orders that a file can hold: one side surrenders, or orders are taken back.'
}
