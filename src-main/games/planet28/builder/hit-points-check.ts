import type { BodyProfile, Problem } from '../../../../src-shared/games/planet28/model.ts'
import {
  CHARACTER_START,
  HERO_STEP,
  HIT_POINT_STEP,
  LOWEST_HIT_POINTS,
  PROFILE_LIMITS,
} from '../../../../src-shared/games/planet28/starting-profiles.ts'
import { hitPointSteps } from '../rules/lone-hero.ts'

/** Whether hit-points can be bought, and are not too few (P28-BUILD-2, P28-BUILD-3, P28-SOLO-4). */
export function checkHitPoints<Profile extends BodyProfile>(profile: Profile, isLoneHero: boolean): Problem<Profile>[] {
  const { hitPoints } = profile
  const fixes = (numbers: readonly number[]) =>
    numbers
      .filter((number) => number <= PROFILE_LIMITS.hitPoints)
      .map((number) => ({ label: `Set hit-points to ${number}`, profile: { ...profile, hitPoints: number } }))
  const common = { severity: 'refused' as const }
  if (hitPoints < LOWEST_HIT_POINTS) {
    const code = 'hit-points-floor'
    const message = `${hitPoints} hit-points are too few: the least is ${LOWEST_HIT_POINTS}. Raise them to ${LOWEST_HIT_POINTS} or more.`
    return [{ ...common, key: code, code, rule: 'P28-BUILD-3', message, fixes: fixes([LOWEST_HIT_POINTS]) }]
  }
  if (hitPointSteps(hitPoints, { isLoneHero }) !== null) return []
  const code = 'hit-points-step'
  const near = [neighbour(hitPoints, -1, isLoneHero), neighbour(hitPoints, 1, isLoneHero)]
  const steps = isLoneHero ? `${HIT_POINT_STEP.hitPoints} or ${HERO_STEP.hitPoints}` : `${HIT_POINT_STEP.hitPoints}`
  const message = `${hitPoints} hit-points cannot be bought: they go from ${CHARACTER_START.hitPoints} in steps of ${steps}. Take ${near.join(' or ')}.`
  return [{ ...common, key: code, code, rule: 'P28-BUILD-2', message, fixes: fixes(near) }]
}

/** The next number of hit-points that can be bought, below or above. */
function neighbour(hitPoints: number, direction: 1 | -1, isLoneHero: boolean): number {
  const next = direction < 0 ? Math.ceil(hitPoints) - 1 : Math.floor(hitPoints) + 1
  return hitPointSteps(next, { isLoneHero }) === null ? neighbour(next, direction, isLoneHero) : next
}
