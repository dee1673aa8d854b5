import { cloneFnJSON } from '@vueuse/core'
import { computed, ref, watch } from 'vue'
import { useCommand } from '#renderer/parts/use-command.ts'
import { type VersionedFields, useEditDraft } from '#renderer/parts/use-edit-draft.ts'

/** Storage of a record. `id` is null until it is first saved. */
export interface RecordEditorOptions<Fields> {
  readonly key: string
  readonly id: string | null
  readonly stored: () => VersionedFields<Fields>
  readonly create: (fields: Fields) => Promise<SavedRecord<Fields>>
  readonly update: (fields: Fields & { id: string; version: number }) => Promise<SavedRecord<Fields>>
  readonly remove: (command: { id: string; version: number }) => Promise<unknown>
  /** Reloads the stored state. */
  readonly refetch: () => Promise<unknown>
}

export interface SavedRecord<Fields> extends VersionedFields<Fields> {
  readonly id: string
}

/** Draft of a record with saving, removal and errors. Input is kept on every failure. */
export function useRecordEditor<Fields extends { name: string }>(editing: RecordEditorOptions<Fields>) {
  const draft = useEditDraft(editing.key, editing.stored)
  const command = useCommand()
  const { busy, run } = command
  const failure = computed(() =>
    command.failure.value === null ? null : { stale: command.isStale.value, message: command.failure.value },
  )
  const nameError = ref<string | null>(null)
  // A refusal concerns the edited fields: discarding them clears it.
  watch(draft.isEdited, (isEdited) => {
    if (!isEdited) command.failure.value = nameError.value = null
  })
  /** Set by the first save, so that a second one does not create a duplicate. */
  let id = editing.id

  /** Saves changes. Returns the id, or null on failure. */
  async function save(): Promise<string | null> {
    const { fields, seen } = draft.edit.value
    nameError.value = fields.name.trim() === '' ? 'Enter a name.' : null
    if (nameError.value !== null || busy.value) return null
    const known = id
    if (known !== null && !draft.isEdited.value) return known
    const sent = cloneFnJSON(fields)
    const saved = await run(() =>
      known === null ? editing.create(sent) : editing.update({ ...sent, id: known, version: seen }),
    )
    if (saved === null) return null
    id = saved.result.id
    draft.take(saved.result, sent)
    if (known === null) draft.drop()
    return id
  }

  /** Removes the record. Returns whether it succeeded. */
  async function remove(): Promise<boolean> {
    const known = id
    if (known === null) return false
    const gone = await run(() => editing.remove({ id: known, version: draft.edit.value.seen }))
    if (gone) draft.drop()
    return gone !== null
  }

  async function loadNewer(): Promise<void> {
    if (await run(() => editing.refetch())) draft.loadNewer()
  }

  return { ...draft, busy, failure, nameError, run, save, remove, loadNewer }
}

export type RecordEditor = ReturnType<typeof useRecordEditor<{ name: string }>>
