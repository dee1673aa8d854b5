import { PRINTED_RULES } from '#main/games/planet28/house/build-rules.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** The printed rules with some changed rulings. */
export function ruled(changes: Partial<Settings>): Rules {
  return { ...PRINTED_RULES, settings: { ...PRINTED_RULES.settings, ...changes } }
}
