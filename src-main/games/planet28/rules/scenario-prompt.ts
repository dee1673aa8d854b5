import {
  SCENARIO_PROMPTS,
  type ScenarioPromptId,
} from '../../../../src-shared/games/planet28/tables/scenario-prompts.ts'
import type { Dice } from '../../kit/dice.ts'
import { rollOn } from './table-roll.ts'

/** An idea for a scenario, by 1D6 (P28-SET-1). */
export function scenarioPrompt(dice: Dice): ScenarioPromptId {
  return rollOn(SCENARIO_PROMPTS, dice)
}
