/** The rules of new battles. A battle keeps the rules that it began with, so that its orders always come to the same. */
export const NEWEST_RULES = 3

/** Every set of rules with a number; battles without one are fought by the first rules. */
export const RULES_NUMBERS = [2, NEWEST_RULES] as const
export type RulesNumber = (typeof RULES_NUMBERS)[number]

/** Whether a battle is fought by rules of this number or newer ones. */
export function hasRules({ rules }: { readonly rules?: RulesNumber }, least: RulesNumber): boolean {
  return rules !== undefined && rules >= least
}
