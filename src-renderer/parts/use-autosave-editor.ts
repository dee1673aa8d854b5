import { cloneFnJSON } from '@vueuse/core'
import { watch } from 'vue'
import { type CommandOptions, useCommand } from './use-command.ts'
import { type VersionedFields, useEditDraft } from './use-edit-draft.ts'

/** Id of a record and the version that was last seen. */
export interface VersionedView {
  readonly id: string
  readonly version: number
}

/** How a record with an editor page is stored, checked, saved and removed. */
export interface AutosaveEditorConfig<View extends VersionedView, Fields extends object> {
  /** Prefix of the draft's key, such as `night`. */
  readonly kind: string
  readonly stored: () => View
  readonly fieldsOf: (view: View) => VersionedFields<Fields>
  /** Why the fields cannot be saved, or null. */
  readonly findFault: (fields: Fields) => string | null
  readonly update: (command: Fields & VersionedView) => Promise<View>
  readonly remove: (seen: VersionedView) => Promise<unknown>
  /** For an editor whose advice on a version conflict differs from “load the newer state, or keep yours”. */
  readonly commands?: CommandOptions
}

/**
 * Draft of a record that is saved automatically: follows the stored state until it is edited, and runs saving,
 * removing and other commands.
 */
export function useAutosaveEditor<View extends VersionedView, Fields extends object>(
  work: AutosaveEditorConfig<View, Fields>,
) {
  const { id } = work.stored()
  const draft = useEditDraft(`${work.kind}/${id}`, () => work.fieldsOf(work.stored()))
  const { edit, isEdited, isBehind, discard, keepMine } = draft
  const { doing, failure, run } = useCommand(work.commands ?? { ifStale: 'Load the newer state, or keep yours.' })
  // A refusal concerns the edited fields and what they are based on: discarding or rebasing them clears it.
  watch([isEdited, () => edit.value.base], ([now, base], [, before]) => {
    if (!now || base !== before) failure.value = null
  })
  const seen = (): VersionedView => ({ id, version: edit.value.seen })

  /** Makes the result of a command the new base. Unsaved input is kept. */
  async function take(ask: () => Promise<View>): Promise<void> {
    const view = await ask()
    draft.take(work.fieldsOf(view), edit.value.base)
  }

  async function write(): Promise<void> {
    if (!isEdited.value) return
    const sent = cloneFnJSON(edit.value.fields)
    draft.take(work.fieldsOf(await work.update({ ...sent, ...seen() })), sent)
  }

  /** Saves the draft and then runs `act`. Does neither if the draft cannot be saved, and shows why. */
  async function runSaved(what: string, act: () => Promise<void>): Promise<boolean> {
    failure.value = work.findFault(edit.value.fields)
    if (failure.value !== null) return false
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
    /** Saves the draft first, so that the command applies to what is shown. */
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
