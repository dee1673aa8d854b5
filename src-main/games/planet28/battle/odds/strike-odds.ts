import { type Chances, subtractArmour, computeRollChances } from './chances.ts'
import { computeRollChance, type RollSpec } from './roll-chance.ts'

/** One attack as numbers: all that the dice do not decide is in them. */
export interface AttackNumbers {
  readonly roll: RollSpec
  /** Dice that a charge adds to the target number, or null (P28-CHRG-1). */
  readonly chargeDice: string | null
  /** The block of a charge, and the target number that is left where it succeeds, or null (P28-CHRG-5). */
  readonly block: { readonly roll: RollSpec; readonly target: number } | null
  readonly damage: readonly string[]
  readonly plus: number
  /** What each member of the target has against it, in their places. */
  readonly against: readonly DefenceNumbers[]
}

/** Dice of armour, those once living armour is gone, and whether nothing of the weapon hurts (P28-ARM-living-armour, P28-TR-unearthly). */
export interface DefenceNumbers {
  readonly armour: readonly string[]
  readonly isHarmless: boolean
}

const HARMLESS: Chances = [1]

/** The chance to hit, over every die of a charge and both ends of a block. */
export function computeHitChance({ roll, chargeDice, block }: Pick<AttackNumbers, 'roll' | 'chargeDice' | 'block'>): {
  success: number
  backfire: number
} {
  if (chargeDice === null && block === null) return computeRollChance(roll)
  const isBlocked = block === null ? 0 : computeRollChance(block.roll).success
  const charged = computeRollChances(chargeDice === null ? [] : [chargeDice], 0)
  const cases = charged.map((chance, more) => ({ target: roll.target + more, chance: chance * (1 - isBlocked) }))
  if (block !== null) cases.push({ target: block.target, chance: isBlocked })
  let sum = { success: 0, backfire: 0 }
  for (const { target, chance } of cases) {
    if (chance === 0) continue
    const { success, backfire } = computeRollChance({ ...roll, target })
    sum = { success: sum.success + chance * success, backfire: sum.backfire + chance * backfire }
  }
  return sum
}

/** What a hit does to the member at a place behind its armour; living armour that still holds meets it alone. */
export function computeDamageChances(
  { damage, plus, against }: AttackNumbers,
  { isInPool, place }: { readonly isInPool: boolean; readonly place: number },
): Chances {
  const met = against[place]
  if (met?.isHarmless === true) return HARMLESS
  return subtractArmour({ rolls: damage, plus }, isInPool || met === undefined ? [] : met.armour)
}
