import { type ProbabilityArray, computeDistributionAfterArmour, computeRollDistribution } from './probability-array.ts'
import { computeSkillRollChances, type SkillRollForOdds } from './roll-chance.ts'

/** The numbers of one attack, which determine everything except the dice. */
export interface AttackForOdds {
  readonly roll: SkillRollForOdds
  /** Dice that a charge adds to the target number, or null (P28-CHRG-1). */
  readonly chargeDice: string | null
  /** The block of a charge, and the target number if it succeeds, or null (P28-CHRG-5). */
  readonly block: { readonly roll: SkillRollForOdds; readonly target: number } | null
  readonly damage: readonly string[]
  readonly plus: number
  /** Defences of each member of the target, by index. */
  readonly against: readonly DefencesForOdds[]
}

/**
 * Armour dice, armour dice without living armour, and immunity to the weapon (P28-ARM-living-armour,
 * P28-TR-unearthly).
 */
export interface DefencesForOdds {
  readonly armour: readonly string[]
  readonly isHarmless: boolean
}

const HARMLESS: ProbabilityArray = [1]

/** The hit chance over all dice of a charge and both results of a block. */
export function computeHitAndBackfireChances({
  roll,
  chargeDice,
  block,
}: Pick<AttackForOdds, 'roll' | 'chargeDice' | 'block'>): {
  success: number
  backfire: number
} {
  if (chargeDice === null && block === null) return computeSkillRollChances(roll)
  const isBlocked = block === null ? 0 : computeSkillRollChances(block.roll).success
  const charged = computeRollDistribution(chargeDice === null ? [] : [chargeDice], 0)
  const cases = charged.map((chance, more) => ({ target: roll.target + more, chance: chance * (1 - isBlocked) }))
  if (block !== null) cases.push({ target: block.target, chance: isBlocked })
  let sum = { success: 0, backfire: 0 }
  for (const { target, chance } of cases) {
    if (chance === 0) continue
    const { success, backfire } = computeSkillRollChances({ ...roll, target })
    sum = { success: sum.success + chance * success, backfire: sum.backfire + chance * backfire }
  }
  return sum
}

/** Distribution of a hit's damage after armour, by member index. Intact living armour replaces other armour. */
export function computeDamageDistribution(
  { damage, plus, against }: AttackForOdds,
  { isInPool, place }: { readonly isInPool: boolean; readonly place: number },
): ProbabilityArray {
  const met = against[place]
  if (met?.isHarmless === true) return HARMLESS
  return computeDistributionAfterArmour({ rolls: damage, plus }, isInPool || met === undefined ? [] : met.armour)
}
