import { FieldError } from '#main/games/planet28/field/field-error.ts'
import type { PracticePlan } from '#main/games/planet28/field/play.ts'
import { deployPractice } from '#main/games/planet28/field/record-practice.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { PracticeBattleFields } from '#shared/contract/planet28/practice.ts'
import { createTableBattleOptionsBuilder } from '../battles/table-battle-options.ts'
import { createCampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'

/** Deployment on a field: who starts where. */
export type DeploymentFields = Omit<PracticeBattleFields, 'directors' | 'seed'>

/** Builds battles for the practice field from a request. */
export function createPracticePlanBuilder(tools: ForceDependencies) {
  const { optionsOf } = createTableBattleOptionsBuilder(tools, createCampaignForceStore(tools))

  return {
    /** Builds the requested battle on its field. */
    of({ field, directors, places, ...muster }: Omit<PracticeBattleFields, 'seed'>): PracticePlan {
      const plan = { options: optionsOf({ ...muster, goal: '' }), field, directors, places }
      requireRoom(plan)
      return plan
    },
  }
}

/** Refuses a battle that does not fit on the field, before a worker thread starts it. */
function requireRoom(plan: PracticePlan): void {
  try {
    deployPractice(plan)
  } catch (fault) {
    if (fault instanceof FieldError) throw new RefusalError('illegal', fault.message)
    throw fault
  }
}
