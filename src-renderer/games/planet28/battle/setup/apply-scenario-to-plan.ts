import { createEmptyTableBattlePlan } from '#renderer/games/planet28/table-battle-plan.ts'
import type { ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import type { TableBattlePlan } from '#shared/contract/planet28/table-battles.ts'
import { DEPLOYMENT } from '#shared/games/planet28/tables/deployment.ts'

/** Fills a plan from its scenario: name, goal, turns, sides, and deployment. */
export function applyScenarioToPlan(
  plan: TableBattlePlan,
  scenario: ScenarioView | null,
  activeIds: readonly string[],
): TableBattlePlan {
  if (scenario === null) return { ...plan, scenarioId: null }
  const { id, name, goal, turns, tablePlan } = scenario
  const sides = scenario.sides.map((side) => ({
    name: side.name,
    isEnemy: false,
    warbandIds: side.warbandId !== null && activeIds.includes(side.warbandId) ? [side.warbandId] : [],
    playerId: null,
    quick: [],
  }))
  const both = sides.length >= 2 ? sides : [...sides, ...createEmptyTableBattlePlan().sides.slice(sides.length)]
  const terrain = [tablePlan, ...deploymentWords(scenario)].filter((text) => text !== '').join('\n')
  return {
    ...plan,
    scenarioId: id,
    name: plan.name.trim() === '' ? name.slice(0, 80) : plan.name,
    goal: goal.slice(0, 2000),
    turns,
    terrain: terrain.slice(0, 20_000),
    sides: both.slice(0, 8).map((side, at) => ({ ...side, isEnemy: plan.sides[at]?.isEnemy ?? false })),
  }
}

/** Formats the deployment zones of the sides, in the order of deployment if it was rolled (P28-SET-2). */
function deploymentWords({ sides }: ScenarioView): string[] {
  return sides
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
    .flatMap(({ name, zone }) => (zone === null ? [] : [`${name}: ${DEPLOYMENT[zone].summary}`]))
}
