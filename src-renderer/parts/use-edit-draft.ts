import { cloneFnJSON } from '@vueuse/core'
import { computed, onScopeDispose, type Ref, shallowRef, watch } from 'vue'
import { type DraftScope, useDraft } from './use-draft.ts'

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
  return { seen: version, base: cloneFnJSON(fields), fields: cloneFnJSON(fields) }
}

/** Whether something was changed. */
export function isEdited<Fields>({ base, fields }: Edit<Fields>): boolean {
  return !isSame(base, fields)
}

/** Whether somebody else saved other words under a changed edit; what is no part of it, such as who plays it, may change. */
export function isOutdated<Fields>(edit: Edit<Fields>, { version, fields }: Stored<Fields>): boolean {
  return version > edit.seen && isEdited(edit) && !isSame(edit.base, fields)
}

/** How an edit stands, in words for the foot of its page. */
export function formatEditState(isEdited: boolean, isBehind: boolean): string {
  if (isBehind) return 'Changed elsewhere: see the top of the page'
  return isEdited ? 'Not saved yet; kept in this window' : 'Saved'
}

/** What an edit becomes once something newer stands by its own command: fields that were changed since `sent` stay as they were typed. */
export function rebaseEdit<Fields extends object>(
  fields: Fields,
  sent: Fields,
  { version, fields: saved }: Stored<Fields>,
): Edit<Fields> {
  const edit = startEdit({ version, fields: saved })
  for (const [key, typed] of Object.entries(cloneFnJSON(fields)))
    if (!isSame(typed, Reflect.get(sent, key))) Reflect.set(edit.fields, key, typed)
  return edit
}

/** A draft of something stored: it follows what stands until it is changed, keeps what was typed from then on, and is forgotten on leaving where it holds nothing of its own. */
export function useEditDraft<Fields extends object>(
  key: string,
  stored: () => Stored<Fields>,
  place: DraftScope = 'window',
) {
  const draft = useDraft<Edit<Fields>>(key, startEdit(stored()), place)
  const edit: Ref<Edit<Fields>> = draft.value
  if (!('fields' in edit.value)) edit.value = regrouped(edit.value)
  const typed = shallowRef<Fields | null>(null)

  const restart = (from: Stored<Fields>): void => void (edit.value = startEdit(from))
  /** Who left while it was saved comes back to what they typed: it stands by then, and is no edit any more. */
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
    /** Whether something typed before was found. */
    wasKept: draft.wasKept && isEdited(edit.value),
    isEdited: computed(() => isEdited(edit.value)),
    isBehind: computed(() => isOutdated(edit.value, stored())),
    /** What was typed before the newer state was loaded, to be read beside it. */
    typed,
    /** Takes what a command answered as what stands; what was typed since `sent` stays. */
    take: (from: Stored<Fields>, sent: Fields): void => void (edit.value = rebaseEdit(edit.value.fields, sent, from)),
    discard: (): void => restart(stored()),
    /** What was typed goes over the newer state with the next saving. */
    keepMine: (): void => {
      const { seen, base } = startEdit(stored())
      Object.assign(edit.value, { seen, base })
    },
    loadNewer(): void {
      typed.value = cloneFnJSON(edit.value.fields)
      restart(stored())
    },
    drop: (): void => draft.drop(),
  }
}

/** Drafts of the journal that were kept before version 0.6 held their fields beside `base`. */
function regrouped<Fields extends object>(kept: Edit<Fields>): Edit<Fields> {
  const { seen, base, ...fields } = kept as unknown as Edit<Fields> & Fields
  return { seen, base, fields: fields as unknown as Fields }
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
