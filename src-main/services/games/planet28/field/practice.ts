import { SimulationDice } from '#main/games/kit/dice.ts'
import { listBoardingChoices } from '#main/games/planet28/battle/vehicles/starting-seats.ts'
import { deployAll, listPracticeUnits } from '#main/games/planet28/field/frames.ts'
import { generateField } from '#main/games/planet28/field/generate.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { PracticeView } from '#shared/contract/planet28/practice.ts'
import type { BoardingChoices } from '#shared/contract/planet28/table-battles.ts'
import type { Field } from '#shared/games/planet28/field/model.ts'
import type { ForceTools } from '../forces/force-tools.ts'
import { createPracticePlanBuilder, type DeploymentFields } from './practice-plans.ts'

/** Maximum duration of a single battle, in seconds. */
const SECONDS = 60

/** Creates the service of the practice field: battles between bots, of which nothing is stored. */
export function createPracticeService(tools: ForceTools) {
  const plans = createPracticePlanBuilder(tools)

  return {
    generate: ({ seed }: { seed: string }): Field => generateField(new SimulationDice(`${seed}/field`, 0)),
    stand(fields: DeploymentFields): Pick<PracticeView, 'units'> & { boarding: BoardingChoices } {
      const plan = plans.of({ ...fields, directors: [] })
      const boarding = listBoardingChoices(plan.options.units, tools.editions.current().rules)
      return { units: listPracticeUnits(deployAll(plan)), boarding }
    },
    async play({
      seed,
      directors,
      ...fields
    }: DeploymentFields & Pick<Parameters<typeof plans.of>[0], 'directors'> & { seed: string }): Promise<PracticeView> {
      const plan = plans.of({ ...fields, directors })
      return runWorkerJob('planet28-practice', { ...plan, seed }, { seconds: SECONDS })
    },
  }
}
