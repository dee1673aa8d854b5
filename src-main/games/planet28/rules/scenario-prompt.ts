import type { Dice } from '#main/games/kit/dice.ts'
import { SCENARIO_PROMPTS, type ScenarioPromptId } from '#shared/games/planet28/tables/scenario-prompts.ts'
import { rollOn } from './table-roll.ts'

/** An idea for a scenario, by 1D6 (P28-SET-1). */
export function scenarioPrompt(dice: Dice): ScenarioPromptId {
  return rollOn(SCENARIO_PROMPTS, dice)
}
