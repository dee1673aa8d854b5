import type { BuildProblem } from '#shared/games/planet28/model.ts'
import { HIGHEST_SKILL } from '#shared/games/planet28/starting-profiles.ts'
import { SKILLS, type SkillId } from '#shared/games/planet28/tables/skills.ts'

/**
 * A skill as bought, its starting value, the rule that sets it, and a function that returns the profile with another
 * value.
 */
export interface SkillToCheck<Profile> {
  readonly skill: SkillId
  readonly value: number
  readonly lowest: number
  readonly rule: string
  withValue(value: number): Profile
}

/** Checks that a bought skill is a whole number from its starting value to 10 (P28-BUILD-2, P28-VB-1). */
export function checkSkill<Profile>(bought: SkillToCheck<Profile>): BuildProblem<Profile>[] {
  const { skill, value, lowest, rule } = bought
  if (Number.isInteger(value) && value >= lowest && value <= HIGHEST_SKILL) return []
  const name = SKILLS[skill].name
  const nearest = Math.min(HIGHEST_SKILL, Math.max(lowest, Math.floor(value)))
  const message = `${name} is ${value}; it goes from ${lowest} to ${HIGHEST_SKILL}. ${adviceFor(name, value, lowest)}`
  const fixes = [{ label: `Set ${name} to ${nearest}`, profile: bought.withValue(nearest) }]
  return [{ key: `skill-range:${skill}`, rule, code: 'skill-range', severity: 'refused', message, fixes }]
}

function adviceFor(name: string, value: number, lowest: number): string {
  if (value > HIGHEST_SKILL) return `Lower ${name} by ${value - HIGHEST_SKILL}.`
  if (value < lowest) return `Raise ${name} by ${lowest - value}.`
  return 'Take a whole number.'
}
