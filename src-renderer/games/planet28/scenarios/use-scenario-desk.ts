import { type Connection } from '#renderer/client/use-client.ts'
import { useDeed } from '#renderer/client/use-deed.ts'
import { useEditDraft } from '#renderer/ui/fields/edit-draft.ts'
import type { ScenarioView } from '#shared/contract/planet28/scenarios.ts'
import { findFault, storedScenario } from './scenario-fields.ts'

/** What can be rolled for a scenario. */
export type Rolled = Parameters<Connection['client']['scenarios']['roll']>[0]['what']

/** One scenario on the desk: a draft that follows what stands until it is changed, saving, rolling and removing. */
export function useScenarioDesk(stored: () => ScenarioView, client: Connection['client']) {
  const { id } = stored()
  const draft = useEditDraft(`scenario/${id}`, () => storedScenario(stored()))
  const { edit, isEdited, isBehind, discard, keepMine } = draft
  const { doing, failure, attempt } = useDeed('Load the newer state, or keep yours.')
  const seen = () => ({ id, version: edit.value.seen })

  async function write(): Promise<void> {
    if (isEdited.value)
      draft.restart(storedScenario(await client.scenarios.update({ ...edit.value.fields, ...seen() })))
  }

  /** Does nothing with what cannot be saved, and says why. */
  async function attemptSound(what: string, act: () => Promise<void>): Promise<boolean> {
    failure.value = findFault(edit.value.fields)
    return failure.value === null && attempt(act, what)
  }

  return {
    ...{ edit, isEdited, isBehind, doing, failure, discard, keepMine },
    save: (): Promise<boolean> => attemptSound('save', write),
    /** Saves what was typed first, so that the roll is made for what is seen. */
    roll: (what: Rolled, face: number | null): Promise<boolean> =>
      attemptSound(`roll ${what.of}`, async () => {
        await write()
        draft.restart(storedScenario(await client.scenarios.roll({ ...seen(), what, face })))
      }),
    remove: (): Promise<boolean> =>
      attempt(async () => {
        await client.scenarios.remove(seen())
        discard()
        draft.drop()
      }, 'remove'),
  }
}
