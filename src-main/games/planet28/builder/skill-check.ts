import type { Problem } from '../../../../src-shared/games/planet28/model.ts'
import { SKILLS, type SkillId } from '../../../../src-shared/games/planet28/tables/skills.ts'
import { HIGHEST_SKILL } from '../../../../src-shared/games/planet28/starting-profiles.ts'

/** Whether a bought skill is a whole number from its start to 10 (P28-BUILD-2, P28-VB-1). */
export function checkSkill(skill: SkillId, value: number, lowest: number, rule: string): Problem[] {
  if (Number.isInteger(value) && value >= lowest && value <= HIGHEST_SKILL) return []
  const name = SKILLS[skill].name
  const message = `${name} is ${value}; it goes from ${lowest} to ${HIGHEST_SKILL}. ${adviceFor(name, value, lowest)}`
  return [{ rule, code: 'skill-range', severity: 'refused', message }]
}

function adviceFor(name: string, value: number, lowest: number): string {
  if (value > HIGHEST_SKILL) return `Lower ${name} by ${value - HIGHEST_SKILL}.`
  if (value < lowest) return `Raise ${name} by ${lowest - value}.`
  return 'Take a whole number.'
}
