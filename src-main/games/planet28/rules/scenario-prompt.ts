import type { Dice } from '#main/games/kit/dice.ts'
import { SCENARIO_PROMPTS, type ScenarioPromptId } from '#shared/games/planet28/tables/scenario-prompts.ts'
import { rollOnTable } from './table-roll.ts'

/** Rolls an idea for a scenario with 1D6 (P28-SET-1). */
export function rollScenarioPrompt(dice: Dice): ScenarioPromptId {
  return rollOnTable(SCENARIO_PROMPTS, dice)
}
