import type { OwnedAgenda } from '#main/db/repositories/planet28/agendas.ts'
import { listStartingOptions } from '#main/games/planet28/battle/setup/starting-options.ts'
import { listBoardingChoices, assignStartingSeats } from '#main/games/planet28/battle/vehicles/starting-seats.ts'
import { countModels } from '#main/games/planet28/campaign/aftermath/battle-sides.ts'
import { computeQuickUnitsCost, findQuickUnitsProblem } from '#main/games/planet28/campaign/battle-units/quick-units.ts'
import type { TableBattleSides, TableBattleEvaluation } from '#shared/contract/planet28/table-battles.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { getMinEnemyPoints } from '#shared/games/planet28/solo-size.ts'
import type { CampaignForce } from '../between-battles/campaign-forces.ts'
import type { ForceJudge } from '../forces/force-judge.ts'

/** Context of the evaluation of sides. */
export interface EvaluationContext {
  readonly forces: readonly CampaignForce[]
  /** The units as they take the field, quick ones included. */
  readonly units: readonly UnitOptions[]
  readonly agendas: readonly Pick<OwnedAgenda, 'characterId'>[]
  readonly rules: Rules
  readonly judge: ForceJudge
}

/**
 * Computes models, points and hidden agendas of each side, whether the enemies are strong enough (P28-SOLO-1), and who
 * may begin aboard (P28-SET-3).
 */
export function evaluateSides(
  { play, sides, absent, ...chosen }: TableBattleSides,
  scales: EvaluationContext,
): TableBattleEvaluation {
  const weights = sides.map((side) => sideWeight(side, absent, scales))
  const { fault } = assignStartingSeats(scales.units, scales.rules)
  const seats = fault === null ? [] : [{ message: fault, rule: 'P28-SET-3' }]
  const squads = sides
    .flatMap(({ quick }) => quick.map(findQuickUnitsProblem))
    .flatMap((message) => (message === null ? [] : [{ message, rule: 'P28-SQ-1' }]))
  const solo = play === 'opposed' ? [] : soloProblems(sides, weights)
  const { units, rules } = scales
  const problems = [...solo, ...squads, ...seats]
  return {
    sides: weights,
    problems,
    boarding: listBoardingChoices(units, rules),
    stances: listStartingOptions(units, chosen, rules),
  }
}

function sideWeight(
  { warbandIds, quick }: TableBattleSides['sides'][number],
  absent: readonly string[],
  { forces, agendas, rules, judge }: EvaluationContext,
): TableBattleEvaluation['sides'][number] {
  const own = forces.filter(({ warband }) => warbandIds.includes(warband.id))
  const units = own.flatMap(({ warband }) => warband.units).filter(({ id }) => !absent.includes(id))
  const built = own.flatMap(({ force, edition }) => judge.force(force, edition).units)
  const costs = built
    .filter(({ forceUnit: { unit } }) => units.some(({ id }) => id === unit.id))
    .map(({ judgement }) => judgement.cost)
  const made = quick.map((item) => computeQuickUnitsCost(item, rules))
  return {
    models: sum([...units.map(countModels), ...quick.map(({ count }) => count)]),
    points: sum([...costs, ...made]),
    agendas: agendas.filter(({ characterId }) => units.some(({ id }) => id === characterId)).length,
  }
}

/** Problems unless the enemies of a solo or co-op game have at least 200 points more (P28-SOLO-1). */
function soloProblems(
  sides: TableBattleSides['sides'],
  weights: TableBattleEvaluation['sides'],
): TableBattleEvaluation['problems'] {
  const points = (isEnemy: boolean) =>
    sum(weights.filter((_weight, at) => sides[at]?.isEnemy === isEnemy).map((weight) => weight.points))
  const [enemies, players] = [points(true), points(false)]
  const least = getMinEnemyPoints(players)
  const problem = (message: string) => [{ message, rule: 'P28-SOLO-1' }]
  if (!sides.some(({ isEnemy }) => isEnemy)) return problem('No side is led by the list of enemies. Say which one is.')
  if (sides.every(({ isEnemy }) => isEnemy))
    return problem('Every side is led by the list of enemies. Leave one to the players.')
  if (enemies >= least || players === 0) return []
  return problem(
    `The enemies have ${enemies} points. Against ${players} they need at least ${least}: add units worth ${least - enemies} more.`,
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0)
}
