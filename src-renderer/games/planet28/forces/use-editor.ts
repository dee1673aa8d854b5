import { ref } from 'vue'
import { isStale, messageOf } from '#renderer/client/messages.ts'
import { type Stored, useEditDraft } from '#renderer/ui/fields/edit-draft.ts'

/** How one kind of thing is saved; `id` is null until it is in the campaign. */
export interface Editing<Fields> {
  readonly key: string
  readonly id: string | null
  readonly stored: () => Stored<Fields>
  readonly create: (fields: Fields) => Promise<Saved<Fields>>
  readonly update: (fields: Fields & { id: string; version: number }) => Promise<Saved<Fields>>
  readonly remove: (command: { id: string; version: number }) => Promise<unknown>
  /** Asks again for what stands. */
  readonly refetch: () => Promise<unknown>
}

/** What came of saving. */
export interface Saved<Fields> extends Stored<Fields> {
  readonly id: string
}

/** What failed, in words; `stale` where a newer state stands. */
export interface Failure {
  readonly stale: boolean
  readonly message: string
}

/** The draft of one thing with saving, removing and what went wrong; whatever fails, what was typed stays. */
export function useEditor<Fields extends { name: string }>(editing: Editing<Fields>) {
  const draft = useEditDraft(editing.key, editing.stored)
  const busy = ref(false)
  const failure = ref<Failure | null>(null)
  const nameError = ref<string | null>(null)
  /** Known from the first save on, so that a second one cannot make it twice. */
  let id = editing.id

  /** Runs a call; where it fails, `failure` says why and the answer is null. */
  async function attempt<Result>(act: () => Promise<Result>): Promise<Result | null> {
    busy.value = true
    failure.value = null
    try {
      return await act()
    } catch (error) {
      failure.value = { stale: isStale(error), message: messageOf(error) }
      return null
    } finally {
      busy.value = false
    }
  }

  /** Saves what was changed and answers with the id, or null where it failed. */
  async function save(): Promise<string | null> {
    const { fields, seen } = draft.edit.value
    nameError.value = fields.name.trim() === '' ? 'Give it a name.' : null
    if (nameError.value !== null || busy.value) return null
    const known = id
    if (known !== null && !draft.isEdited.value) return known
    const saved = await attempt(() =>
      known === null ? editing.create(fields) : editing.update({ ...fields, id: known, version: seen }),
    )
    if (saved === null) return null
    id = saved.id
    draft.restart(saved)
    if (known === null) draft.drop()
    return id
  }

  /** Removes and answers whether it is gone. */
  async function remove(): Promise<boolean> {
    const known = id
    if (known === null) return false
    const gone = await attempt(async () => {
      await editing.remove({ id: known, version: draft.edit.value.seen })
      return true
    })
    if (gone) draft.drop()
    return gone === true
  }

  async function loadNewer(): Promise<void> {
    const asked = await attempt(async () => {
      await editing.refetch()
      return true
    })
    if (asked) draft.loadNewer()
  }

  return { ...draft, busy, failure, nameError, attempt, save, remove, loadNewer }
}
