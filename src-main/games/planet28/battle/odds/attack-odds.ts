import type { Odds } from '#shared/games/planet28/dice-odds.ts'
import { afterStrike, afterTests, standingAtFirst } from './after-strike.ts'
import { type AttackNumbers, hitChance, throughOdds } from './strike-odds.ts'
import type { DefenderNumbers } from './target-numbers.ts'

/** What an attack does, exactly. */
export interface AttackOdds {
  readonly hit: number
  readonly backfire: number
  /** Damage behind armour, living armour not counted; 0 with a miss. */
  readonly damage: Odds
  /** Hit-points that the first to suffer loses. */
  readonly lost: Odds
  /** How likely a model is slain. */
  readonly kill: number
  /** How likely a character runs, or a member of a squad leaves. */
  readonly breaks: number
}

/** The chance to hit and the damage of one attack behind what the first to suffer has against it. */
export function damageAlone(
  attack: AttackNumbers,
  { pool = 0, place = 0 }: { readonly pool?: number; readonly place?: number } = {},
): Pick<AttackOdds, 'hit' | 'backfire' | 'damage'> {
  const { success: hit, backfire } = hitChance(attack)
  const damage = new Map([[0, 1 - hit]])
  for (const [points, chance] of throughOdds(attack, { pool, place }))
    damage.set(points, (damage.get(points) ?? 0) + hit * chance)
  return { hit, backfire, damage }
}

/** The exact odds of one attack on people; every die is counted, none is thrown (P28-ATK-1). */
export function attackOdds(attack: AttackNumbers, defender: DefenderNumbers): AttackOdds {
  const place = defender.order[0] ?? 0
  const { pool = 0, hitPoints = 0 } = defender.members[place] ?? {}
  const alone = damageAlone(attack, { pool, place })
  const lost = new Map<number, number>()
  for (const [points, chance] of alone.damage) {
    const taken = Math.min(hitPoints, Math.max(0, points - pool))
    lost.set(taken, (lost.get(taken) ?? 0) + chance)
  }
  const struck = afterStrike(attack, standingAtFirst(defender), defender)
  const after = struck.flatMap((one) => afterTests(one, defender))
  const breaks = after.reduce((sum, { ran, chance }) => sum + (ran > 0 ? chance : 0), 0)
  return { ...alone, lost, kill: lost.get(hitPoints) ?? 0, breaks }
}
