import type { BodyProfile, Problem } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { CHARACTER_START } from '#shared/games/planet28/starting-profiles.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import type { UnitBuildContext } from './body-cost.ts'
import { checkHitPoints } from './hit-points-check.ts'
import { checkRepeats } from './repeats.ts'
import { checkSkill } from './skill-check.ts'
import { checkTraits } from './trait-check.ts'

/** Checks a profile except for its gear. `gear` lists everything it carries (P28-BUILD-2, -3, -6, P28-TR-0). */
export function checkBody<Profile extends BodyProfile>(
  profile: Profile,
  gear: readonly string[],
  rules: Rules,
  options: UnitBuildContext = {},
): Problem<Profile>[] {
  return [
    ...listRowIds(SKILLS).flatMap((skill) =>
      checkSkill<Profile>({
        skill,
        value: profile.skills[skill],
        lowest: CHARACTER_START.skill,
        rule: 'P28-BUILD-2',
        withValue: (value) => ({ ...profile, skills: { ...profile.skills, [skill]: value } }),
      }),
    ),
    ...checkHitPoints(profile, options),
    ...checkRepeats('traits', profile.traits, rules, (traits) => ({ ...profile, traits })),
    ...checkRepeats('abilities', profile.abilities, rules, (abilities) => ({ ...profile, abilities })),
    ...checkTraits(profile, gear, rules),
  ]
}
