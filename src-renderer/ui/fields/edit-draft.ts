import { computed, onBeforeUnmount, type Ref, shallowRef, watch } from 'vue'
import { useDraft } from './draft.ts'

/** What stands in the campaign; version 0 for what is not there yet. */
export interface Stored<Fields> {
  readonly version: number
  readonly fields: Fields
}

/** What a person is editing: the version they saw, what it said, and what they made of it. */
export interface Edit<Fields> {
  seen: number
  base: Fields
  fields: Fields
}

/** An edit that has changed nothing yet. */
export function startEdit<Fields>({ version, fields }: Stored<Fields>): Edit<Fields> {
  return { seen: version, base: plainCopy(fields), fields: plainCopy(fields) }
}

/** Whether something was changed. */
export function isEdited<Fields>({ base, fields }: Edit<Fields>): boolean {
  return JSON.stringify(base) !== JSON.stringify(fields)
}

/** Whether somebody else saved a newer state under a changed edit. */
export function isBehind<Fields>(edit: Edit<Fields>, { version }: Stored<Fields>): boolean {
  return version > edit.seen && isEdited(edit)
}

/** How an edit stands, in words for the foot of its page. */
export function editWords(isEdited: boolean, isBehind: boolean): string {
  if (isBehind) return 'Changed elsewhere: see the top of the page'
  return isEdited ? 'Not saved yet; kept in this window' : 'Saved'
}

/** A draft of something stored: it follows what stands until it is changed, keeps what was typed from then on, and is forgotten on leaving where it holds nothing of its own. */
export function useEditDraft<Fields>(key: string, stored: () => Stored<Fields>) {
  const draft = useDraft<Edit<Fields>>(key, startEdit(stored()))
  const edit: Ref<Edit<Fields>> = draft.value
  const typed = shallowRef<Fields | null>(null)

  const restart = (from: Stored<Fields>): void => void (edit.value = startEdit(from))
  const follow = (): void => {
    if (!isEdited(edit.value)) restart(stored())
  }
  watch(() => stored().version, follow, { immediate: true })
  onBeforeUnmount(() => {
    if (!isEdited(edit.value)) draft.drop()
  })

  return {
    edit,
    isEdited: computed(() => isEdited(edit.value)),
    isBehind: computed(() => isBehind(edit.value, stored())),
    /** What was typed before the newer state was loaded, to be read beside it. */
    typed,
    restart,
    discard: (): void => restart(stored()),
    /** What was typed goes over the newer state with the next saving. */
    keepMine: (): void => void (edit.value.seen = stored().version),
    loadNewer(): void {
      typed.value = plainCopy(edit.value.fields)
      restart(stored())
    },
    drop: (): void => draft.drop(),
  }
}

/** A copy that shares nothing with the original, which may be read-only; of plain JSON. */
export function plainCopy<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}
