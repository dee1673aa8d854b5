import { SimulationDice } from '#main/games/kit/dice.ts'
import { listBoardingChoices } from '#main/games/planet28/battle/vehicles/starting-seats.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import { deployPractice, listPracticeUnits } from '#main/games/planet28/field/record-practice.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { PracticeBattleView } from '#shared/contract/planet28/practice.ts'
import type { BoardingChoices } from '#shared/contract/planet28/table-battles.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createPracticePlanBuilder, type DeploymentFields } from './practice-plans.ts'

/** Maximum duration of a single battle, in seconds. */
const SECONDS = 60

/** Creates the service of the practice field: battles between bots, of which nothing is stored. */
export function createPracticeService(tools: ForceDependencies) {
  const plans = createPracticePlanBuilder(tools)

  return {
    generate: ({ seed }: { seed: string }): Field => generateField(new SimulationDice(`${seed}/field`, 0)),
    stand(fields: DeploymentFields): Pick<PracticeBattleView, 'units'> & { boarding: BoardingChoices } {
      const plan = plans.of({ ...fields, directors: [] })
      const boarding = listBoardingChoices(plan.options.units, tools.editions.current().rules)
      return { units: listPracticeUnits(deployPractice(plan)), boarding }
    },
    async play({
      seed,
      directors,
      ...fields
    }: DeploymentFields &
      Pick<Parameters<typeof plans.of>[0], 'directors'> & { seed: string }): Promise<PracticeBattleView> {
      const plan = plans.of({ ...fields, directors })
      return runWorkerJob('planet28-practice', { ...plan, seed }, { seconds: SECONDS })
    },
  }
}
