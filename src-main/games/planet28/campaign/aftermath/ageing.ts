import type { AftermathStepId, AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import { getConditionRow } from '../growth/condition-rows.ts'
import { ageConditions } from '../growth/conditions.ts'
import { type AnyTalliedUnit, hasTakenPart } from './aftermath-input.ts'

/**
 * Ages the conditions of a unit by one game and lists those that ended. `endedBefore` names conditions that ended for
 * other reasons (P28-INJ-5, P28-INJ-6).
 */
export function buildAgedConditionResult(
  fighter: AnyTalliedUnit,
  step: AftermathStepId,
  endedBefore: readonly string[] = [],
): Pick<AftermathResult, 'aged' | 'ended' | 'outcomes'> {
  const { unit, rules } = fighter
  const conditions = unit.conditions.filter(({ id }) => !endedBefore.includes(id))
  const { aged, ended } = ageConditions(conditions, hasTakenPart(fighter), rules.settings)
  const over = conditions.filter(({ id }) => ended.includes(id)).map(({ condition }) => getConditionRow(condition))
  const outcomes = over.map(({ name, rule }) => ({
    step,
    unitId: unit.id,
    text: `${unit.name}: ${name} is over.`,
    rule,
  }))
  return { aged, ended: [...new Set([...ended, ...endedBefore])], outcomes }
}
