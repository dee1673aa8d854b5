import type { CharacterProfile, BuildProblem } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { checkGear } from './gear-check.ts'
import { checkProfileExceptGear } from './profile-check.ts'
import type { UnitBuildContext } from './profile-cost.ts'

/** Checks a character, most basic problems first. Empty if the character is legal (P28-BUILD-2, -3, -6). */
export function checkCharacter(
  profile: CharacterProfile,
  rules: Rules,
  options: UnitBuildContext = {},
): BuildProblem<CharacterProfile>[] {
  return [...checkProfileExceptGear(profile, profile.equipment, rules, options), ...checkGear(profile, rules)]
}
