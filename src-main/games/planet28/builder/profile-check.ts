import type { UnequippedProfile, BuildProblem } from '#shared/games/planet28/model.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import {
  CHARACTER_START,
  LONE_HERO_HIT_POINT_STEP,
  HIT_POINT_STEP,
  LOWEST_HIT_POINTS,
  PROFILE_LIMITS,
} from '#shared/games/planet28/starting-profiles.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { findCheapestHitPointSteps } from '../rules/lone-hero.ts'
import type { UnitBuildContext } from './profile-cost.ts'
import { checkRepeats } from './repeats.ts'
import { checkSkill } from './skill-check.ts'
import { checkTraits } from './trait-check.ts'

/**
 * Checks that the number of hit points can be bought and reaches the minimum. Hit points gained in a campaign were
 * paid there (P28-BUILD-2, P28-BUILD-3, P28-SOLO-4, P28-CAMP-4).
 */
function checkHitPoints<Profile extends UnequippedProfile>(
  profile: Profile,
  { isLoneHero = false, hitPointsGrown = 0 }: UnitBuildContext = {},
): BuildProblem<Profile>[] {
  const hitPoints = profile.hitPoints - hitPointsGrown
  const fixes = (numbers: readonly number[]) =>
    numbers
      .map((number) => number + hitPointsGrown)
      .filter((number) => number <= PROFILE_LIMITS.hitPoints)
      .map((number) => ({ label: `Set hit points to ${number}`, profile: { ...profile, hitPoints: number } }))
  const gained = hitPointsGrown === 0 ? '' : `, as ${hitPointsGrown} were gained in the campaign`
  const common = { severity: 'refused' as const }
  if (hitPoints < LOWEST_HIT_POINTS) {
    const code = 'hit-points-floor'
    const least = LOWEST_HIT_POINTS + hitPointsGrown
    const message = `${profile.hitPoints} hit points are too few: the least is ${least}${gained}. Raise them to ${least} or more.`
    return [{ ...common, key: code, code, rule: 'P28-BUILD-3', message, fixes: fixes([LOWEST_HIT_POINTS]) }]
  }
  if (findCheapestHitPointSteps(hitPoints, { isLoneHero }) !== null) return []
  const code = 'hit-points-step'
  const near = [neighbour(hitPoints, -1, isLoneHero), neighbour(hitPoints, 1, isLoneHero)]
  const steps = isLoneHero
    ? `${HIT_POINT_STEP.hitPoints} or ${LONE_HERO_HIT_POINT_STEP.hitPoints}`
    : `${HIT_POINT_STEP.hitPoints}`
  const start = CHARACTER_START.hitPoints + hitPointsGrown
  const numbers = near.map((number) => number + hitPointsGrown).join(' or ')
  const message = `${profile.hitPoints} hit points cannot be bought: they go from ${start} in steps of ${steps}${gained}. Take ${numbers}.`
  return [{ ...common, key: code, code, rule: 'P28-BUILD-2', message, fixes: fixes(near) }]
}

/** The next number of hit points that can be bought, in the given direction. */
function neighbour(hitPoints: number, direction: 1 | -1, isLoneHero: boolean): number {
  const next = direction < 0 ? Math.ceil(hitPoints) - 1 : Math.floor(hitPoints) + 1
  return findCheapestHitPointSteps(next, { isLoneHero }) === null ? neighbour(next, direction, isLoneHero) : next
}

/** Checks a profile except for its gear. `gear` lists everything it carries (P28-BUILD-2, -3, -6, P28-TR-0). */
export function checkProfileExceptGear<Profile extends UnequippedProfile>(
  profile: Profile,
  gear: readonly string[],
  rules: Rules,
  options: UnitBuildContext = {},
): BuildProblem<Profile>[] {
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
