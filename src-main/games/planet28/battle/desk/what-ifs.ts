import type { AttackOrder } from '#shared/games/planet28/battle/attack-orders.ts'
import type { OtherAttack, WhatIf } from '#shared/games/planet28/battle/forecasts.ts'
import { meanOf } from '../odds/chances.ts'
import { Illegal, lookAt, type Scene } from '../scene.ts'
import { atOthers, byOthers, type Changed, fromElsewhere, withOtherWeapons } from './one-change.ts'
import { isFight, strikesOf, targetOf } from './strikes.ts'
import { weighTarget } from './target-odds.ts'

/** The most of others in its place, and of other targets, that are shown: those that kill most. */
const MOST_OTHERS = 3

/** What one change would do to an attack: where it stands, with what, at whom, by whom; changes that do nothing are left out. */
export function whatIfs(scene: Scene, attack: AttackOrder, others: readonly OtherAttack[]): WhatIf[] {
  const now = weighed(scene, { label: '', attack })
  const best = (changes: readonly Changed[]) =>
    changes
      .flatMap((changed) => weighed(scene, changed) ?? [])
      .filter(({ hit, kill, mean }) => hit !== now?.hit || kill !== now.kill || mean !== now.mean)
      .toSorted((one, other) => other.kill - one.kill || other.mean - one.mean)
  const asItIs = now === null ? [] : [{ ...now, label: 'As it is' }]
  return [
    ...asItIs,
    ...best([...fromElsewhere(scene, attack), ...withOtherWeapons(scene, attack)]),
    ...best(byOthers(scene, attack, others)).slice(0, MOST_OTHERS),
    ...best(atOthers(scene, attack)).slice(0, MOST_OTHERS),
  ]
}

/** All strikes of an attack at its target together; null where it may not be made. */
function weighed(scene: Scene, { label, attack, battle = scene.battle }: Changed): WhatIf | null {
  try {
    const then = battle === scene.battle ? scene : lookAt(battle)
    const id = targetOf(attack)
    const strikes = strikesOf(then, attack).filter(({ target }) => target === id)
    const [first] = strikes
    if (first === undefined) return null
    const target = weighTarget(then, id, first.member)
    const { lostHitPoints, killAfter } = target.chained([{ isFight: isFight(attack), strikes }])
    return { label, hit: target.alone(first).hit, kill: killAfter[0] ?? 0, mean: meanOf(lostHitPoints) }
  } catch (error) {
    if (error instanceof Illegal) return null
    throw error
  }
}
