import { growing } from '#main/print/blocks/block.ts'
import { pencilLines } from '#main/print/blocks/pips.ts'
import { table } from '#main/print/blocks/table.ts'
import { section } from '#main/print/blocks/text.ts'
import { bold } from '#main/print/style.ts'
import { composeForm, buildFactLines, buildTextSection } from '#main/services/print/compose-form.ts'
import { type FormMakersByForm, GAMEMASTERS_EDITION_LABEL } from '#main/services/print/page-form.ts'
import type { ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { DEPLOYMENT } from '#shared/games/planet28/tables/deployment.ts'
import { SCENARIO_PROMPTS } from '#shared/games/planet28/tables/scenario-prompts.ts'

interface ScenarioSources {
  readonly scenario: (id: string) => ScenarioView
  readonly warbandName: (id: string) => string | null
}

const ROW_MM = 8

/** Creates the form of a scenario: story, goal, table, sides and room for notes. */
export function createScenarioFormMaker({
  scenario,
  warbandName,
}: ScenarioSources): Pick<FormMakersByForm, 'scenario'> {
  return {
    scenario({ id }, context) {
      const { name, promptId, story, goal, tablePlan, turns, sides, notes } = scenario(id)
      const rows = sides.map((side) => [
        [bold(side.name)],
        side.warbandId === null ? '' : (warbandName(side.warbandId) ?? ''),
        side.zone === null ? '' : DEPLOYMENT[side.zone].summary,
      ])
      const columns = [
        { title: 'Side', share: 1 },
        { title: 'Warband', share: 1 },
        { title: 'Deployment', share: 2 },
      ]
      return composeForm(
        {
          name,
          kind: 'scenario',
          edition: GAMEMASTERS_EDITION_LABEL,
          subtitle: ['Scenario', 'Planet 28'],
          blocks: [
            ...buildFactLines([
              ['Prompt', promptId === null ? '' : SCENARIO_PROMPTS[promptId].name],
              ['Turns', turns === null ? '' : String(turns)],
            ]),
            ...buildTextSection('Story', story, context),
            ...buildTextSection('Goal', goal, context),
            ...buildTextSection('Table', tablePlan, context),
            ...(rows.length === 0 ? [] : [section('Sides', [table(columns, rows, { rowMm: ROW_MM })])]),
            ...buildTextSection('Notes of the gamemaster', notes, context),
            growing(section('At the table', [pencilLines()])),
          ],
        },
        context,
      )
    },
  }
}
