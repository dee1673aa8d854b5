import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import type { ScenarioFields, ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { DEPLOYMENT, getDeploymentZoneName } from '#shared/games/planet28/tables/deployment.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SCENARIO_PROMPTS } from '#shared/games/planet28/tables/scenario-prompts.ts'

export const MAX_SCENARIO_SIDES = 8

/** Creates a scenario with a name and two sides. */
export function createScenarioFields(name: string): ScenarioFields {
  const side = (number: number) => ({ name: `Side ${number}`, warbandId: null, zone: null })
  return {
    name,
    promptId: null,
    story: '',
    goal: '',
    tablePlan: '',
    turns: null,
    sides: [side(1), side(2)],
    notes: '',
  }
}

/** Extracts the editable fields and the version of a stored scenario. */
export function toVersionedScenarioFields(view: ScenarioView): VersionedFields<ScenarioFields> {
  const { version, name, promptId, story, goal, tablePlan, turns, sides, notes } = view
  return { version, fields: { name, promptId, story, goal, tablePlan, turns, sides, notes } }
}

/** Why a scenario cannot be saved, or null. */
export function findScenarioProblem({ name, sides }: ScenarioFields): string | null {
  if (name.trim() === '') return 'Give the scenario a name.'
  const nameless = sides.findIndex((side) => side.name.trim() === '')
  return nameless === -1 ? null : `Give side ${nameless + 1} a name, or take it out.`
}

/** Prompts as choices, by die face. */
export const SCENARIO_PROMPT_CHOICES = listRowIds(SCENARIO_PROMPTS).map((id) => ({
  value: id,
  label: `${SCENARIO_PROMPTS[id].roll}. ${SCENARIO_PROMPTS[id].name}`,
}))

/** Zones as choices, by die face (P28-SET-2). */
export const DEPLOYMENT_ZONE_CHOICES = listRowIds(DEPLOYMENT).map((id) => ({
  value: id,
  label: `${DEPLOYMENT[id].roll}. ${getDeploymentZoneName(id)}`,
}))

/** Positions in the order of deployment, for a number of sides (P28-SET-2). */
export function listDeploymentOrderChoices(sides: number): { value: string; label: string }[] {
  return ORDINALS.slice(0, sides).map((label, at) => ({ value: String(at + 1), label }))
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth']

/** Names of sides that share a zone, which the book allows. */
export function listSharedZoneNotes({ sides }: Pick<ScenarioFields, 'sides'>): readonly string[] {
  const byZone = Map.groupBy(
    sides.filter(({ zone }) => zone !== null),
    ({ zone }) => zone,
  )
  return [...byZone].flatMap(([zone, together]) =>
    zone !== null && together.length > 1
      ? [`${together.map(({ name }) => name).join(' and ')} both deploy in one zone: ${getDeploymentZoneName(zone)}.`]
      : [],
  )
}
