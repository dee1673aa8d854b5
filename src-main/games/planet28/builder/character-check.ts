import type { CharacterProfile, Problem } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { checkBody } from './body-check.ts'
import type { UnitBuildContext } from './body-cost.ts'
import { checkGear } from './gear-check.ts'

/** Checks a character, most basic problems first. Empty if the character is legal (P28-BUILD-2, -3, -6). */
export function checkCharacter(
  profile: CharacterProfile,
  rules: Rules,
  options: UnitBuildContext = {},
): Problem<CharacterProfile>[] {
  return [...checkBody(profile, profile.equipment, rules, options), ...checkGear(profile, rules)]
}
