import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { OtherAttack, WhatIf } from '#shared/games/planet28/battle/forecasts.ts'
import { computeMean } from '../odds/chances.ts'
import { readOnly, type Transaction } from '../transaction.ts'
import { isFight, listStrikes, getAttackTarget } from './strikes.ts'
import { createTargetOdds } from './target-odds.ts'
import {
  listTargetVariants,
  listAttackerVariants,
  type Variant,
  listPositionVariants,
  listWeaponVariants,
} from './variants.ts'

/** Maximum number of other attackers and other targets shown, by descending kill chance. */
const MOST_OTHERS = 3

/**
 * Lists the effect of single changes to an attack: position, weapon, target, attacker. Changes without an effect are
 * left out.
 */
export function listWhatIfs(scene: Transaction, attack: AttackOrder, others: readonly OtherAttack[]): WhatIf[] {
  const whatIf = weighed(scene, { label: '', attack })
  const best = (changes: readonly Variant[]) =>
    changes
      .flatMap((changed) => weighed(scene, changed) ?? [])
      .filter(({ hit, kill, mean }) => hit !== whatIf?.hit || kill !== whatIf.kill || mean !== whatIf.mean)
      .toSorted((a, b) => b.kill - a.kill || b.mean - a.mean)
  const asItIs = whatIf === null ? [] : [{ ...whatIf, label: 'As it is' }]
  return [
    ...asItIs,
    ...best([...listPositionVariants(scene, attack), ...listWeaponVariants(scene, attack)]),
    ...best(listAttackerVariants(scene, attack, others)).slice(0, MOST_OTHERS),
    ...best(listTargetVariants(scene, attack)).slice(0, MOST_OTHERS),
  ]
}

/** The combined odds of all strikes of an attack at its target; null if illegal. */
function weighed(scene: Transaction, { label, attack, battle = scene.battle }: Variant): WhatIf | null {
  try {
    const then = battle === scene.battle ? scene : readOnly(battle)
    const id = getAttackTarget(attack)
    const strikes = listStrikes(then, attack).filter(({ target }) => target === id)
    const [first] = strikes
    if (first === undefined) return null
    const target = createTargetOdds(then, id, first.member)
    const { lostHitPoints, killAfter } = target.chained([{ isFight: isFight(attack), strikes }])
    return { label, hit: target.alone(first).hit, kill: killAfter[0] ?? 0, mean: computeMean(lostHitPoints) }
  } catch (error) {
    if (error instanceof IllegalCommand) return null
    throw error
  }
}
