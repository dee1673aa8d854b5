import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { Condition } from '#shared/games/planet28/campaign/conditions.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import { SKILLS } from '#shared/games/planet28/tables/skills.ts'
import { formatList } from '#shared/kit/format.ts'
import { getConditionRow } from './condition-rows.ts'
import { type ConditionModifier, computeProfileUnderConditions } from './conditions.ts'

const WORDS = { hitPoints: 'Hit points', speedCm: 'Speed (cm)', breakTest: 'Psyche in break tests' }

/** Label of a number that conditions change. */
export function getConditionModifierLabel(on: ConditionModifier['on']): string {
  return isRowId(SKILLS, on) ? SKILLS[on].name : WORDS[on]
}

/** Formats the duration of a condition. One that outlasts its games stays until it is healed (P28-INJ-6). */
export function formatDuration({ condition, gamesLeft, unitKind }: Condition): string {
  if (condition === 'addicted') return 'for good'
  if (gamesLeft === null || gamesLeft === 0)
    return unitKind === 'vehicle' ? 'until it is repaired' : 'until it is healed'
  return gamesLeft === 1 ? 'one more battle' : `${gamesLeft} more battles`
}

/**
 * Formats the effect of a single condition on the next battle, for example: Agility -2, Speed (cm) -3; C2 has no
 * hit points; cannot use the Great sword.
 */
export function formatConditionEffect({ profile }: CampaignUnit, condition: Condition, rules: Rules): string {
  const { modifiers, lostCells, damaged } = computeProfileUnderConditions(profile, [condition], rules)
  const numbers = modifiers.map(
    ({ on, value }) => `${getConditionModifierLabel(on)} ${value > 0 ? `+${value}` : value}`,
  )
  const lost = lostCells.length === 0 ? [] : [`no hit points in ${formatList(lostCells)}`]
  const hurt = damaged.map(({ cell, hitPoints }) => `${hitPoints} left in ${cell}`)
  return [...numbers, ...lost, ...hurt, ...unheldWords(profile, condition, rules)].join(', ')
}

/** Text for the weapons that a character cannot hold while the condition lasts (P28-INJ-5). */
function unheldWords(profile: CampaignUnit['profile'], { condition, gamesLeft }: Condition, rules: Rules): string[] {
  const most = getConditionRow(condition).values['hands']
  if (typeof most !== 'number' || gamesLeft === 0 || !('equipment' in profile)) return []
  const unheld = listCarriedWeapons(profile.equipment, rules).filter(({ hands }) => hands > most)
  const names = [...new Set(unheld.map(({ row }) => row.name))]
  return names.length === 0 ? [] : [`cannot use the ${formatList(names)}`]
}
