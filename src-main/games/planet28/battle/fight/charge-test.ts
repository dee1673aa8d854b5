import type { BattleCommandOf } from '#shared/games/planet28/battle/commands.ts'
import { listUnitEffects, filterEffectsByShape, findProhibitingEffect } from '../effects-in-force.ts'
import { breakUnit, rollBreakTest } from '../morale/break-tests.ts'
import { type Transaction, getUnit } from '../transaction.ts'

/**
 * Result of the break test of a charged unit. A character that fails retreats; a squad stays and neither blocks nor
 * counters (P28-CHRG-7, P28-BREAK-9).
 */
export type ChargeTestResult = 'stands' | 'runs' | 'cowers'

/**
 * Takes the test of a Coward that is charged or rammed. If it runs, the fight is lost (P28-CHRG-7, P28-VEH-FIGHT-2).
 */
export function takeChargeTest(transaction: Transaction, id: string): ChargeTestResult {
  const target = getUnit(transaction, id)
  if (target.kind === 'vehicle' || target.standsFirm) return 'stands'
  const effects = listUnitEffects(target, transaction.rules)
  if (filterEffectsByShape(effects, 'flinches').length === 0 || findProhibitingEffect(effects, 'break-test') !== null)
    return 'stands'
  const test = { counts: false, withoutWound: false, label: 'Charged', rule: 'P28-CHRG-7' }
  if (rollBreakTest(transaction, target, test)) return 'stands'
  if (target.kind === 'squad') {
    const text = `${target.name} neither blocks nor fights back: squads do not retreat.`
    transaction.apply({ type: 'noted', unit: id, text, rule: 'P28-BREAK-9' })
    return 'cowers'
  }
  breakUnit(transaction, id, 'P28-CHRG-7')
  return 'runs'
}

/** The attack without an answer of its target. */
export function removeTargetAnswer<Attack extends Pick<BattleCommandOf<'fight'>, 'answer'>>(command: Attack): Attack {
  const { answer: _answer, ...rest } = command
  return rest as Attack
}
