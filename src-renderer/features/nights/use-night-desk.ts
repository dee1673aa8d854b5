import type { Connection } from '#renderer/client/use-client.ts'
import { useDeed } from '#renderer/client/use-deed.ts'
import { useEditDraft } from '#renderer/ui/fields/edit-draft.ts'
import type { NightView } from '#shared/contract/nights.ts'
import { findFault, storedNight } from './night-fields.ts'

/** One session on the desk: a draft that follows what stands until it is changed, saving, closing and removing. */
export function useNightDesk(stored: () => NightView, client: Connection['client']) {
  const { id } = stored()
  const draft = useEditDraft(`night/${id}`, () => storedNight(stored()))
  const { edit, isEdited, isBehind, discard, keepMine } = draft
  const { doing, failure, attempt } = useDeed('Load the newer state, or keep yours.')
  const seen = () => ({ id, version: edit.value.seen })

  async function write(): Promise<void> {
    if (isEdited.value) draft.restart(storedNight(await client.nights.update({ ...edit.value.fields, ...seen() })))
  }

  /** Does nothing with what cannot be saved, and says why. */
  async function attemptSound(what: string, act: () => Promise<void>): Promise<boolean> {
    failure.value = findFault(edit.value.fields)
    return failure.value === null && attempt(act, what)
  }

  /** What was typed is saved first, so that nothing of it is left behind. */
  const turn = (verb: 'close' | 'reopen') => (): Promise<boolean> =>
    attemptSound(verb, async () => {
      await write()
      draft.restart(storedNight(await client.nights[verb](seen())))
    })

  return {
    ...{ edit, isEdited, isBehind, doing, failure, discard, keepMine },
    save: (): Promise<boolean> => attemptSound('save', write),
    close: turn('close'),
    reopen: turn('reopen'),
    remove: (): Promise<boolean> =>
      attempt(async () => {
        await client.nights.remove(seen())
        discard()
        draft.drop()
      }, 'remove'),
  }
}
