import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { findCreditedUnit } from '../evolve/changes.ts'
import { findUnit, type Transaction } from '../transaction.ts'

/**
 * Records a successful Shoot or Fight (P28-CAMP-2). Credits the controlling unit if there is one (P28-ARC-5), and only
 * if an enemy that is not a copy was hit (P28-ARC-8).
 */
export function creditSuccess(transaction: Transaction, actor: BattleUnit, targets: readonly string[]): void {
  const isCounted = targets.some((id) => {
    const target = findUnit(transaction, id)
    return target !== null && target.side !== actor.side && (target.kind === 'vehicle' || target.copyOf === null)
  })
  const credited = findCreditedUnit(transaction.battle, actor)
  if (isCounted && credited !== undefined) transaction.apply({ type: 'succeeded', unit: credited.id })
}
