import { cloneFnJSON } from '@vueuse/core'
import { watch } from 'vue'
import { type CommandOptions, useCommand } from './use-command.ts'
import { type Stored, useEditDraft } from './use-edit-draft.ts'

/** A thing and the version of it that was seen. */
export interface VersionedView {
  readonly id: string
  readonly version: number
}

/** A thing that is edited on a page of its own, and how it is saved. */
export interface EditorConfig<View extends VersionedView, Fields extends object> {
  /** Where the draft is kept, such as `night`. */
  readonly kind: string
  readonly stored: () => View
  readonly fieldsOf: (view: View) => Stored<Fields>
  /** Why it cannot be saved as it is, in words. */
  readonly findFault: (fields: Fields) => string | null
  readonly update: (command: Fields & VersionedView) => Promise<View>
  readonly remove: (seen: VersionedView) => Promise<unknown>
  /** Where a desk has more to say of a newer state than to load it or keep one's own. */
  readonly commands?: CommandOptions
}

/** A page that saves as one writes: the draft of a thing that follows what stands until it is changed, with saving, removing and whatever else is done to it. */
export function useAutosaveEditor<View extends VersionedView, Fields extends object>(work: EditorConfig<View, Fields>) {
  const { id } = work.stored()
  const draft = useEditDraft(`${work.kind}/${id}`, () => work.fieldsOf(work.stored()))
  const { edit, isEdited, isBehind, discard, keepMine } = draft
  const { doing, failure, run } = useCommand(work.commands ?? { ifStale: 'Load the newer state, or keep yours.' })
  // A refusal is about what was typed: once that is discarded, nothing is left to be refused.
  watch(isEdited, (now) => {
    if (!now) failure.value = null
  })
  const seen = (): VersionedView => ({ id, version: edit.value.seen })

  /** Takes the answer of a command as what stands; what was typed and is not saved stays. */
  async function take(ask: () => Promise<View>): Promise<void> {
    const view = await ask()
    draft.take(work.fieldsOf(view), edit.value.base)
  }

  async function write(): Promise<void> {
    if (!isEdited.value) return
    const sent = cloneFnJSON(edit.value.fields)
    draft.take(work.fieldsOf(await work.update({ ...sent, ...seen() })), sent)
  }

  /** Saves what was typed and does something more; with what cannot be saved it does nothing, and says why. */
  async function runSaved(what: string, act: () => Promise<void>): Promise<boolean> {
    const fault = work.findFault(edit.value.fields)
    failure.value = fault
    if (fault !== null) return false
    const done = await run(async () => {
      await write()
      await act()
    }, what)
    return done !== null
  }

  return {
    edit,
    isEdited,
    isBehind,
    discard,
    keepMine,
    doing,
    failure,
    run,
    save: (): Promise<boolean> => runSaved('save', async () => {}),
    /** Saves what was typed first, so that the command is about what is seen. */
    saveThen: (what: string, command: (seen: VersionedView) => Promise<View>): Promise<boolean> =>
      runSaved(what, () => take(() => command(seen()))),
    take,
    async remove(): Promise<boolean> {
      const gone = await run(async () => {
        await work.remove(seen())
        discard()
        draft.drop()
      }, 'remove')
      return gone !== null
    },
  }
}
