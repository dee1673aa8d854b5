import { FieldError } from '#main/games/planet28/field/field-error.ts'
import { deployAll } from '#main/games/planet28/field/frames.ts'
import type { PracticePlan } from '#main/games/planet28/field/play.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { PracticeFields } from '#shared/contract/planet28/practice.ts'
import { createTableBattleOptionsBuilder } from '../battles/table-battle-options.ts'
import { createCampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceTools } from '../forces/force-tools.ts'

/** Deployment on a field: who starts where. */
export type DeploymentFields = Omit<PracticeFields, 'directors' | 'seed'>

/** Builds battles for the practice field from a request. */
export function createPracticePlanBuilder(tools: ForceTools) {
  const { optionsOf } = createTableBattleOptionsBuilder(tools, createCampaignForceStore(tools))

  return {
    /** Builds the requested battle on its field. */
    of({ field, directors, places, ...muster }: Omit<PracticeFields, 'seed'>): PracticePlan {
      const plan = { options: optionsOf({ ...muster, goal: '' }), field, directors, places }
      requireRoom(plan)
      return plan
    },
  }
}

/** Refuses a battle that does not fit on the field, before a worker thread starts it. */
function requireRoom(plan: PracticePlan): void {
  try {
    deployAll(plan)
  } catch (fault) {
    if (fault instanceof FieldError) throw new RefusalError('illegal', fault.message)
    throw fault
  }
}
