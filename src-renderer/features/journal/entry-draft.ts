import { computed, type Ref, watch } from 'vue'
import type { EntryHeading } from '#shared/contract/journal.ts'
import { useKeptDraft } from './kept-draft.ts'

/** What a person writes of an entry. */
export interface EntryFields {
  title: string
  body: string
  heading: EntryHeading
}

/** An entry as it stands; version 0 for one that is not written yet. */
export interface StoredEntry extends EntryFields {
  readonly version: number
}

/** What is being written, what it began from and the version of that. */
export interface EntryEdit extends EntryFields {
  base: EntryFields
  seen: number
}

/** An edit that has changed nothing yet. */
export function startEdit({ title, body, heading, version }: StoredEntry): EntryEdit {
  return { ...copied({ title, body, heading }), base: copied({ title, body, heading }), seen: version }
}

function copied(fields: EntryFields): EntryFields {
  return structuredClone(fields)
}

/** Whether something was written. */
export function isEdited({ title, body, heading, base }: EntryEdit): boolean {
  return title !== base.title || body !== base.body || JSON.stringify(heading) !== JSON.stringify(base.heading)
}

/** A kept edit of an entry: it follows what stands until it is changed; from then on what was typed stays. */
export function useEntryDraft(key: string, stored: () => StoredEntry) {
  const draft = useKeptDraft<EntryEdit>(key, startEdit(stored()))
  const edit: Ref<EntryEdit> = draft.value
  watch(stored, (now) => {
    if (!isEdited(edit.value)) edit.value = startEdit(now)
  })
  return {
    edit,
    wasKept: draft.wasKept && isEdited(edit.value),
    /** Somebody saved a newer text than the one this edit began from. */
    isBehind: computed(() => stored().version > edit.value.seen),
    /** Gives up what was typed for the text that stands. */
    takeStored: () => void (edit.value = startEdit(stored())),
    /** Has seen the text that stands, and writes on over it. */
    keepMine(): void {
      const { base, seen } = startEdit(stored())
      edit.value.base = base
      edit.value.seen = seen
    },
    drop: () => draft.drop(),
    dropUnchanged(): void {
      if (!isEdited(edit.value)) draft.drop()
    },
  }
}
