import {
  addBalanceTallies,
  computeBalanceResult,
  type BalancePlan,
  type BalanceTally,
  countBattlesLeft,
  EMPTY_BALANCE_TALLY,
} from '#main/games/planet28/field/balance.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import { createSeriesRunner, type SeriesDefinition } from '#main/services/matches/series.ts'
import { runWorkerJob } from '#main/services/reading/read-in-worker.ts'
import type { PracticeBattleFields } from '#shared/contract/planet28/practice.ts'
import type { BalanceResult } from '#shared/games/planet28/field/balance.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { createPracticePlanBuilder } from './practice-plans.ts'

type Asked = PracticeBattleFields & Pick<BalancePlan, 'question' | 'margin' | 'most'>

/** How the battles of a balance question are fought and counted. */
export const BALANCE_SERIES_DEFINITION: SeriesDefinition<BalancePlan, BalanceTally, BalanceResult> = {
  begin: () => [EMPTY_BALANCE_TALLY],
  played: ({ scores }) => scores.length,
  left: countBattlesLeft,
  play: (plan, { from, games }, limits) => runWorkerJob('planet28-balance', { plan, from, games }, limits),
  add: addBalanceTallies,
  figures: (plan, [tally = EMPTY_BALANCE_TALLY]) => computeBalanceResult(plan, tally),
}

/** Creates the service of balance questions, answered by many battles on the practice field. */
export function createBalanceService(tools: ForceDependencies) {
  const plans = createPracticePlanBuilder(tools)
  const series = createSeriesRunner(tools, BALANCE_SERIES_DEFINITION)

  return {
    ...series,
    start({ question, margin, most, seed, ...fields }: Asked): { id: string } {
      const plan = plans.of(fields)
      if (question.ask === 'gear') requireCarried(plan, question.row)
      return series.start({ ...plan, question, margin, most, seed })
    },
  }
}

/** Refuses to evaluate a piece that no unit of the first side carries. */
function requireCarried({ options }: Pick<BalancePlan, 'options'>, row: string): void {
  const [first] = options.sides
  const isCarried = options.units.some((unit) => {
    if (unit.side !== first?.id) return false
    if (unit.kind === 'vehicle') return unit.profile.sections.some(({ weapon }) => weapon === row)
    const kits =
      unit.kind === 'squad' ? unit.profile.loadouts.map(({ equipment }) => equipment) : [unit.profile.equipment]
    return kits.flat().includes(row)
  })
  if (!isCarried)
    throw new RefusalError('illegal', `Nobody of the first side carries that. Choose a piece that somebody carries.`)
}
