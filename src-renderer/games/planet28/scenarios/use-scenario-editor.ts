import { type Connection } from '#renderer/client/use-client.ts'
import { useAutosaveEditor } from '#renderer/parts/use-autosave-editor.ts'
import type { ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { findScenarioProblem, toStoredScenario } from './scenario-fields.ts'

export type RollKind = Parameters<Connection['client']['scenarios']['roll']>[0]['what']

/** Editor of a scenario, with rolls. */
export function useScenarioEditor(stored: () => ScenarioView, { scenarios }: Connection['client']) {
  const desk = useAutosaveEditor({
    kind: 'scenario',
    stored,
    fieldsOf: toStoredScenario,
    findFault: findScenarioProblem,
    update: scenarios.update,
    remove: scenarios.remove,
  })
  return {
    ...desk,
    roll: (what: RollKind, face: number | null): Promise<boolean> =>
      desk.saveThen(`roll ${what.of}`, (seen) => scenarios.roll({ ...seen, what, face })),
  }
}
