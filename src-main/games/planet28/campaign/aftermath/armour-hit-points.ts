import type { Dice } from '#main/games/kit/dice.ts'
import { rollDice } from '#main/games/planet28/rules/roll-dice.ts'
import { listArmourHitPointDice } from '#main/games/planet28/special-rules/campaign-items.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Rolls the hit points of armour that absorbs damage, at the start of a game (P28-ARM-living-armour). */
export function rollArmourHitPoints(equipment: readonly string[], rules: Rules, dice: Dice) {
  return listArmourHitPointDice(equipment, rules).map(({ id, source, value }) => ({
    armour: id,
    source,
    hitPoints: rollDice(value, dice),
  }))
}

/**
 * Applies a hit to armour that absorbs damage. The excess passes to the wearer, and at 0 the armour is gone for good
 * (P28-ARM-living-armour).
 */
export function computeArmourAbsorption(
  pool: number,
  damage: number,
): { pool: number; wearerDamage: number; isGone: boolean } {
  const left = Math.max(0, pool - damage)
  return { pool: left, wearerDamage: Math.max(0, damage - pool), isGone: left === 0 }
}
