/**
 * Version of the rules for new battles. A battle keeps its version, so that replaying its orders always gives the same
 * result.
 */
export const NEWEST_RULES_VERSION = 3

/** Numbered versions of the rules. Battles without a number use the first version. */
export const NUMBERED_RULES_VERSIONS = [2, NEWEST_RULES_VERSION] as const
export type NumberedRulesVersion = (typeof NUMBERED_RULES_VERSIONS)[number]

/** Whether a battle uses at least this version of the rules. */
export function isAtLeastRulesVersion(
  { rules }: { readonly rules?: NumberedRulesVersion },
  least: NumberedRulesVersion,
): boolean {
  return rules !== undefined && rules >= least
}
