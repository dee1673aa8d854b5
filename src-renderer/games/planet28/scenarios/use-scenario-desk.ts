import { type Connection } from '#renderer/client/use-client.ts'
import { useDesk } from '#renderer/parts/use-desk.ts'
import type { ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { findFault, storedScenario } from './scenario-fields.ts'

/** What can be rolled for a scenario. */
export type Rolled = Parameters<Connection['client']['scenarios']['roll']>[0]['what']

/** One scenario on the desk: edited and rolled for. */
export function useScenarioDesk(stored: () => ScenarioView, { scenarios }: Connection['client']) {
  const desk = useDesk({
    kind: 'scenario',
    stored,
    fieldsOf: storedScenario,
    findFault,
    update: scenarios.update,
    remove: scenarios.remove,
  })
  return {
    ...desk,
    roll: (what: Rolled, face: number | null): Promise<boolean> =>
      desk.saveThen(`roll ${what.of}`, (seen) => scenarios.roll({ ...seen, what, face })),
  }
}
