import type { Odds } from '#shared/games/planet28/dice-odds.ts'
import { afterArmour, rawOdds } from './damage-odds.ts'
import { rollChance, type RollAsked } from './roll-chance.ts'

/** One attack as numbers: all that the dice do not decide is in them. */
export interface AttackNumbers {
  readonly roll: RollAsked
  /** Dice that a charge adds to the target number, or null (P28-CHRG-1). */
  readonly chargeDice: string | null
  /** The block of a charge, and the target number that is left where it succeeds, or null (P28-CHRG-5). */
  readonly block: { readonly roll: RollAsked; readonly target: number } | null
  readonly damage: readonly string[]
  readonly plus: number
  /** Dice of armour, and those once living armour is gone (P28-ARM-living-armour). */
  readonly armour: readonly string[]
  /** Nothing of it hurts (P28-TR-unearthly). */
  readonly isHarmless: boolean
}

/** Who is attacked, as numbers. */
export interface DefenderNumbers {
  readonly hitPoints: number
  readonly start: number
  /** Hit-points of its living armour. */
  readonly pool: number
  /** Its break test once it is hurt below half, 1 harder for each before; null where it takes none (P28-BREAK-1, P28-BREAK-2). */
  readonly breakRoll: RollAsked | null
  readonly firmAtOne: boolean
}

/** What an attack does, exactly. */
export interface AttackOdds {
  readonly hit: number
  readonly backfire: number
  /** Damage behind armour, living armour not counted; 0 with a miss. */
  readonly damage: Odds
  /** Hit-points lost. */
  readonly lost: Odds
  readonly kill: number
  readonly breaks: number
}

/** The exact odds of one attack; every die is counted, none is thrown (P28-ATK-1). */
export function attackOdds(attack: AttackNumbers, defender: DefenderNumbers): AttackOdds {
  const { success: hit, backfire } = hitChance(attack)
  const damage = damageOdds(attack, { hit, pool: defender.pool })
  const lost = new Map<number, number>()
  let breaks = 0
  for (const [points, chance] of damage) {
    const taken = Math.min(defender.hitPoints, Math.max(0, points - defender.pool))
    lost.set(taken, (lost.get(taken) ?? 0) + chance)
    breaks += chance * breakChance(defender, taken, 0)
  }
  return { hit, backfire, damage, lost, kill: lost.get(defender.hitPoints) ?? 0, breaks }
}

/** The chance to hit, over every die of a charge and both ends of a block. */
function hitChance({ roll, chargeDice, block }: AttackNumbers): { success: number; backfire: number } {
  const isBlocked = block === null ? 0 : rollChance(block.roll).success
  const charged = chargeDice === null ? new Map([[0, 1]]) : rawOdds([chargeDice], 0)
  const cases = [...charged].map(([more, chance]) => ({ target: roll.target + more, chance: chance * (1 - isBlocked) }))
  if (block !== null) cases.push({ target: block.target, chance: isBlocked })
  let sum = { success: 0, backfire: 0 }
  for (const { target, chance } of cases) {
    const { success, backfire } = rollChance({ ...roll, target })
    sum = { success: sum.success + chance * success, backfire: sum.backfire + chance * backfire }
  }
  return sum
}

/** Damage behind armour: nothing with a miss; living armour lets no armour roll (P28-ARM-1, P28-ARM-living-armour). */
export function damageOdds(
  attack: AttackNumbers,
  { hit = hitChance(attack).success, pool }: { readonly hit?: number; readonly pool: number },
): Odds {
  const { damage, plus, armour, isHarmless } = attack
  const odds = new Map([[0, 1 - hit]])
  const through = isHarmless ? new Map([[0, 1]]) : afterArmour(rawOdds(damage, plus), pool > 0 ? [] : armour)
  for (const [points, chance] of through) odds.set(points, (odds.get(points) ?? 0) + hit * chance)
  return odds
}

/** The chance to run after losing hit-points: below half, alive, not on the last one (P28-BREAK-1, P28-BREAK-5). */
export function breakChance(
  { hitPoints, start, breakRoll, firmAtOne }: DefenderNumbers,
  lost: number,
  testsMore: number,
): number {
  const left = hitPoints - lost
  if (breakRoll === null || lost === 0 || left <= 0 || 2 * left >= start || (firmAtOne && left === 1)) return 0
  return 1 - rollChance({ ...breakRoll, target: breakRoll.target - testsMore }).success
}
