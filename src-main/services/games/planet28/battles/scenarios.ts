import type { Author } from '#main/db/change-log/change-log.ts'
import type { Scenario } from '#main/db/repositories/planet28/scenarios.ts'
import { createGivenDice, type RecordedDice, createSeededDice } from '#main/games/kit/dice.ts'
import { rollDeploymentZone, rollDeploymentOrder } from '#main/games/planet28/rules/deployment.ts'
import { rollGameLength } from '#main/games/planet28/rules/game-length.ts'
import { rollScenarioPrompt } from '#main/games/planet28/rules/scenario-prompt.ts'
import { createNamedRowService } from '#main/services/kit/named-rows.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import { requireRowUnchanged } from '#main/services/kit/service-dependencies.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import type { ScenarioFields, ScenarioRoll, ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { DEPLOYMENT, type DeploymentId, getDeploymentZoneName } from '#shared/games/planet28/tables/deployment.ts'
import { isRowId } from '#shared/games/planet28/tables/row.ts'
import { SCENARIO_PROMPTS } from '#shared/games/planet28/tables/scenario-prompts.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'

const SIDES = { prompt: 6, turns: 10, zone: 6, order: 10 } as const

/** Rolls off for who deploys first (P28-SET-2). */
function rolledOrder({ name, sides }: Scenario, dice: RecordedDice): { label: string; changed: Partial<Scenario> } {
  const order = rollDeploymentOrder([...sides.keys()], dice)
  const first = sides[order[0] ?? 0]
  if (first === undefined || sides.length < 2)
    throw new RefusalError('conflict', 'There are no two sides to roll: add who fights.')
  const placed = sides.map((side, at) => ({ ...side, place: order.indexOf(at) + 1 }))
  return {
    label: `Roll who deploys first in ${formatNameMidSentence(name)}: ${first.name}`,
    changed: { sides: placed },
  }
}

/** Creates the service of the scenarios, battles in preparation (pp. 25-27). */
export function createScenarioService(tools: ForceDependencies) {
  const { file, editions } = tools
  const { scenarios, warbands, campaign } = file.rows

  /** A side whose warband no longer exists is shown without one. */
  function viewOf(row: Scenario, version: number): ScenarioView {
    const { rolls: _drawn, promptId, sides, ...rest } = row
    return {
      ...rest,
      promptId: promptId !== null && isRowId(SCENARIO_PROMPTS, promptId) ? promptId : null,
      sides: sides.map(({ name, warbandId, zone, place }) => ({
        name,
        ...(place === undefined ? {} : { place }),
        warbandId: warbandId !== null && warbands.find(warbandId) !== null ? warbandId : null,
        zone: zone !== null && isRowId(DEPLOYMENT, zone) ? zone : null,
      })),
      version,
    }
  }
  function requireWarbands({ sides }: ScenarioFields): void {
    for (const { warbandId } of sides) if (warbandId !== null) requireFound(warbands.find(warbandId), 'warband')
  }

  /** Seeded per scenario and roll: redoing gives the same faces, and no face is drawn twice. */
  function diceFor({ id, rolls }: Scenario, what: ScenarioRoll, face: number | null): RecordedDice {
    if (face === null) return createSeededDice(`${campaign.get().diceSeed}/scenario/${id}`, rolls)
    if (what.of === 'order')
      throw new RefusalError('illegal', 'Every side rolls: choose each side’s place in the order instead.')
    const sides = SIDES[what.of]
    if (face > sides) throw new RefusalError('illegal', `This is rolled with a D${sides}: it cannot show ${face}.`)
    return createGivenDice([face])
  }

  function rollZone(row: Scenario, side: number, dice: RecordedDice): DeploymentId {
    const zone = rollDeploymentZone(dice)
    const otherScenarioSide = row.sides.find((scenarioSide, at) => at !== side && scenarioSide.zone === zone)
    const isFull =
      new Set(row.sides.flatMap((scenarioSide) => scenarioSide.zone ?? [])).size === Object.keys(DEPLOYMENT).length
    if (otherScenarioSide === undefined || isFull || editions.current().rules.settings.sameZone === 'allowed')
      return zone
    if ('left' in dice)
      throw new RefusalError(
        'conflict',
        `${otherScenarioSide.name} deploys there already (${getDeploymentZoneName(zone)}), and your group rolls again then: roll once more.`,
      )
    return rollZone(row, side, dice)
  }

  /** The result of a roll, and its description. */
  function rolled(
    row: Scenario,
    what: ScenarioRoll,
    dice: RecordedDice,
  ): { label: string; changed: Partial<Scenario> } {
    const name = formatNameMidSentence(row.name)
    if (what.of === 'prompt') {
      const promptId = rollScenarioPrompt(dice)
      return { label: `Roll the prompt of ${name}: ${SCENARIO_PROMPTS[promptId].name}`, changed: { promptId } }
    }
    if (what.of === 'turns') {
      const { turns } = rollGameLength(dice)
      return { label: `Roll the length of ${name}: ${turns} turns`, changed: { turns } }
    }
    if (what.of === 'order') return rolledOrder(row, dice)
    const side = requireFound(row.sides[what.side] ?? null, 'side')
    const zone = rollZone(row, what.side, dice)
    const sides = row.sides.map((scenarioSide, at) => (at === what.side ? { ...scenarioSide, zone } : scenarioSide))
    return {
      label: `Roll where ${formatNameMidSentence(side.name)} deploys: ${getDeploymentZoneName(zone)}`,
      changed: { sides },
    }
  }

  const { find, view, ...named } = createNamedRowService(tools, {
    kind: 'scenario',
    rows: scenarios,
    stored: (fields: ScenarioFields, id, before) => ({ rolls: 0, ...before, ...fields, id }),
    views: () => viewOf,
    check: requireWarbands,
    called: formatNameMidSentence,
    creates: 'Prepare',
  })

  return {
    ...named,
    get: ({ id }: { id: string }): ScenarioView => view(id),
    roll({ id, version, what, face }: ServiceMethodInput<'scenarios', 'roll'>, author: Author): ScenarioView {
      const row = find(id)
      requireRowUnchanged(file, 'scenario', id, version)
      const dice = diceFor(row, what, face)
      const { label, changed } = rolled(row, what, dice)
      const rolls = face === null ? row.rolls + dice.faces.length : row.rolls
      file.changes.record(label, author, () => scenarios.update({ ...row, ...changed, rolls }))
      return view(id)
    },
  }
}
