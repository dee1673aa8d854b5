import type { CharacterProfile, Problem } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { checkBody } from './body-check.ts'
import type { BuildOptions } from './body-cost.ts'
import { checkGear } from './gear-check.ts'

/** What is wrong with a character, most basic first; empty where all is well (P28-BUILD-2, -3, -6). */
export function checkCharacter(
  profile: CharacterProfile,
  rules: Rules,
  options: BuildOptions = {},
): Problem<CharacterProfile>[] {
  return [...checkBody(profile, profile.equipment, rules, options), ...checkGear(profile, rules)]
}
