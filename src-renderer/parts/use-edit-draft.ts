import { cloneFnJSON } from '@vueuse/core'
import { computed, onScopeDispose, type Ref, shallowRef, watch } from 'vue'
import { type DraftScope, useDrafts } from '../stores/drafts.ts'

/** Stored state of a record. Version 0 means it does not exist yet. */
export interface VersionedFields<Fields> {
  readonly version: number
  readonly fields: Fields
}

/** An edit: the version it started from, that version's fields, and the edited fields. */
export interface RecordEdit<Fields> {
  seen: number
  base: Fields
  fields: Fields
}

/** Returns an edit without changes. */
export function createUnchangedEdit<Fields>({ version, fields }: VersionedFields<Fields>): RecordEdit<Fields> {
  return { seen: version, base: cloneFnJSON(fields), fields: cloneFnJSON(fields) }
}

/** Whether any field was changed. */
export function isEdited<Fields>({ base, fields }: RecordEdit<Fields>): boolean {
  return !isSame(base, fields)
}

/**
 * Whether a changed edit is based on fields that were since saved differently. Data outside the fields, such as the
 * player, may change.
 */
export function isEditOutdated<Fields>(
  edit: RecordEdit<Fields>,
  { version, fields }: VersionedFields<Fields>,
): boolean {
  return version > edit.seen && isEdited(edit) && !isSame(edit.base, fields)
}

/** Formats the state of an edit for the footer of its page. */
export function formatEditState(isEdited: boolean, isBehind: boolean): string {
  if (isBehind) return 'Changed elsewhere: see the top of the page'
  return isEdited ? 'Not saved yet; kept in this window' : 'Saved'
}

/** Rebases an edit on the result of its own command: fields changed since `sent` are kept. */
export function rebaseEdit<Fields extends object>(
  fields: Fields,
  sent: Fields,
  { version, fields: saved }: VersionedFields<Fields>,
): RecordEdit<Fields> {
  const edit = createUnchangedEdit({ version, fields: saved })
  for (const [key, typed] of Object.entries(cloneFnJSON(fields)))
    if (!isSame(typed, Reflect.get(sent, key))) Reflect.set(edit.fields, key, typed)
  return edit
}

/**
 * Draft of a stored record: follows the stored state until it is edited, then keeps the input. Dropped on unmount if
 * it has no changes.
 */
export function useEditDraft<Fields extends object>(
  key: string,
  stored: () => VersionedFields<Fields>,
  place: DraftScope = 'window',
) {
  const draft = useDrafts().openDraft<RecordEdit<Fields>>(key, createUnchangedEdit(stored()), place)
  const edit: Ref<RecordEdit<Fields>> = draft.value
  if (!('fields' in edit.value)) edit.value = regrouped(edit.value)
  const typed = shallowRef<Fields | null>(null)

  const restart = (from: VersionedFields<Fields>): void => void (edit.value = createUnchangedEdit(from))
  /** Also covers a page that was left during a save: its draft equals the stored fields and is no longer an edit. */
  const follow = (): void => {
    const now = stored()
    if (!isEdited(edit.value) || isSame(edit.value.fields, now.fields)) restart(now)
    else if (isSame(edit.value.base, now.fields)) edit.value.seen = now.version
  }
  watch(() => JSON.stringify(stored()), follow, { immediate: true })
  onScopeDispose(() => {
    if (!isEdited(edit.value)) draft.drop()
  })

  return {
    edit,
    /** Whether unsaved input from an earlier visit was found. */
    wasKept: draft.wasKept && isEdited(edit.value),
    isEdited: computed(() => isEdited(edit.value)),
    isBehind: computed(() => isEditOutdated(edit.value, stored())),
    /** The input before the newer state was loaded, to compare with it. */
    typed,
    /** Makes the result of a command the new base. Fields changed since `sent` are kept. */
    take: (from: VersionedFields<Fields>, sent: Fields): void =>
      void (edit.value = rebaseEdit(edit.value.fields, sent, from)),
    discard: (): void => restart(stored()),
    /** Rebases the input on the newer state: the next save overwrites it. */
    keepMine: (): void => {
      const { seen, base } = createUnchangedEdit(stored())
      Object.assign(edit.value, { seen, base })
    },
    loadNewer(): void {
      typed.value = cloneFnJSON(edit.value.fields)
      restart(stored())
    },
    drop: (): void => draft.drop(),
  }
}

/** Migrates journal drafts from before version 0.6, which held their fields beside `base`. */
function regrouped<Fields extends object>(kept: RecordEdit<Fields>): RecordEdit<Fields> {
  const { seen, base, ...fields } = kept as unknown as RecordEdit<Fields> & Fields
  return { seen, base, fields: fields as unknown as Fields }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
