import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { listUnitEffects, findProhibitingEffect } from '../effects-in-force.ts'
import { rollSum } from '../rolls/rolls.ts'
import { type Transaction, getUnit } from '../transaction.ts'

/** Bonus dice of a charge on Fighting (P28-CHRG-1). */
export const CHARGE_BONUS_DICE = '1D4'

/** A charge with its attacker. */
export interface Charge {
  readonly unit: BattleUnit
  readonly target: string
  readonly isBlocked: boolean
  readonly members: number
}

/**
 * Rolls the charge bonus: none if it is blocked or denied by the target. A squad rolls one die, or by setting one per
 * member (P28-CHRG-5, P28-CHRG-7, P28-SQ-8, `squadChargeDie`).
 */
export function rollChargeBonus(
  transaction: Transaction,
  { unit, target, isBlocked, members }: Charge,
): NamedModifier[] {
  if (
    isBlocked ||
    findProhibitingEffect(listUnitEffects(getUnit(transaction, target), transaction.rules), 'charge-dice') !== null
  )
    return []
  const count = transaction.rules.settings.squadChargeDie === 'perMember' ? members : 1
  return Array.from({ length: count }, () => ({
    source: 'Charge',
    value: rollSum(transaction, { unit: unit.id, label: 'Charge bonus', rule: 'P28-CHRG-1', dice: CHARGE_BONUS_DICE }),
    rule: 'P28-CHRG-1',
  }))
}
