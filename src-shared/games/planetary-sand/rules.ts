/**
 * Version of the rules for new battles. A battle keeps its version, so that replaying its orders always gives the same
 * result.
 */
export const NEWEST_RULES = 3

/** Numbered versions of the rules. Battles without a number use the first version. */
export const RULES_NUMBERS = [2, NEWEST_RULES] as const
export type RulesNumber = (typeof RULES_NUMBERS)[number]

/** Whether a battle uses at least this version of the rules. */
export function hasRules({ rules }: { readonly rules?: RulesNumber }, least: RulesNumber): boolean {
  return rules !== undefined && rules >= least
}
