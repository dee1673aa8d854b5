import type { Dice } from '#main/games/kit/dice.ts'
import { rollDice } from '#main/games/planet28/rules/roll-dice.ts'
import { listAddictionDice, getDosesOfUse } from '#main/games/planet28/special-rules/campaign-items.ts'
import { listFeeTraits } from '#main/games/planet28/special-rules/campaign-traits.ts'
import type { AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/**
 * Credits that a warband pays before a game, or else the unit stays away. A squad is paid per member
 * (P28-TR-mercenary).
 */
export function listFeesBeforeGame(traits: readonly string[], members: number, rules: Rules): AmountPart[] {
  return listFeeTraits(traits, rules).map(({ source, rule, value }) => ({
    source: members === 1 ? source : `${members} × ${source}`,
    value: members * value,
    rule,
  }))
}

/**
 * Dose that an addict needs at the start of a game, or else it misses the game. `isAtHand` is whether it carries one
 * (P28-IT-psyka).
 */
export function getRequiredDose(
  addictedTo: string,
  equipment: readonly string[],
): { readonly item: string; readonly isAtHand: boolean } {
  return { item: addictedTo, isAtHand: equipment.includes(addictedTo) }
}

/**
 * Rolls whether a unit becomes addicted. `uses` counts all uses ever, including this one. A roll equal to it is
 * decided by ruling (P28-IT-psyka, `psykaEqual`).
 */
export function rollAddiction(item: string, uses: number, rules: Rules, dice: Dice): boolean {
  const [addictive] = listAddictionDice([item], rules)
  if (addictive === undefined) return false
  const face = rollDice(addictive.value, dice)
  return face < uses || (face === uses && rules.settings.psykaEqual === 'addicted')
}

/** Doses taken by each of the given number of uses of an item (P28-IT-stimulants). */
export function listDosesByUse(item: string, uses: number): number[] {
  return Array.from({ length: uses }, (_use, at) => getDosesOfUse(item, at + 1))
}
