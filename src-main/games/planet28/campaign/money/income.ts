import type { Dice } from '#main/games/kit/dice.ts'
import { rollDice, listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { listIncomeTraits, listAmmunitionTraits } from '#main/games/planet28/special-rules/campaign-traits.ts'
import type { AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'

export { listHealingTraits } from '#main/games/planet28/special-rules/campaign-traits.ts'

/**
 * Credits that a unit earns for its warband after a game that it played and survived. Empty without such a trait
 * (P28-TR-rich).
 */
export function rollIncome(traits: readonly string[], rules: Rules, dice: Dice): AmountPart[] {
  return listIncomeTraits(traits, rules).map(({ source, rule, value }) => ({
    source,
    value: rollDice(value, dice),
    rule,
  }))
}

/** Sides of the dice of its income, in the order rolled (P28-TR-rich). */
export function listIncomeDice(traits: readonly string[], rules: Rules): number[] {
  return listIncomeTraits(traits, rules).flatMap(({ value }) => listDiceSides(value))
}

/** Number of rounds of ammunition that a unit makes after a game, and the kinds to choose from (P28-TR-ammo-smith). */
export function getCraftedAmmunition(traits: readonly string[], rules: Rules): { rounds: number; kinds: string[] } {
  const rounds = listAmmunitionTraits(traits, rules).reduce((sum, { value }) => sum + value, 0)
  const items = rules.tables.items
  const kinds = rounds === 0 ? [] : listRowIds(items).filter((id) => items[id]?.kind === 'ammo')
  return { rounds, kinds }
}
