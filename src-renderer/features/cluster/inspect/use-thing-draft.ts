import { computed, onBeforeUnmount, ref, watch } from 'vue'
import { useDrafts } from '#renderer/stores/drafts.ts'
import { useSaveKeys } from '#renderer/ui/keys/save-keys.ts'
import type { MapThingOf } from '../model/star-map.ts'
import { useClusterContext } from '../page/cluster-context.ts'
import { type BulkFieldsByKind, type BulkEditableKind, buildFieldEdit, type BulkFieldName } from './bulk.ts'
import {
  rebaseSavedFields,
  createThingDraft,
  listChangedFields,
  listConflictingFields,
  rebaseDraft,
  resolveConflicts,
  type ThingDraft,
} from './thing-draft.ts'

export interface ThingDraftOptions<Kind extends BulkEditableKind, Key extends BulkFieldName<Kind>> {
  readonly kind: Kind
  /** The thing on the map. */
  readonly thing: () => MapThingOf<Kind>
  readonly keys: readonly Key[]
  /** Validation errors by field; invalid fields are not saved. */
  readonly faults?: (mine: Pick<MapThingOf<Kind>, Key>) => Partial<Record<Key, string>>
}

/** Draft of a thing on the map: stored until it is saved, and saved field by field. */
export function useThingDraft<Kind extends BulkEditableKind, Key extends BulkFieldName<Kind>>(
  options: ThingDraftOptions<Kind, Key>,
) {
  const { kind, thing: getItem, keys, faults } = options
  type Fields = Pick<MapThingOf<Kind>, Key>
  const { save } = useClusterContext()
  const now = () => Object.fromEntries(keys.map((key) => [key, getItem()[key]])) as Fields
  const change = (fields: BulkFieldsByKind[Kind]) =>
    save({ label: null, edits: [buildFieldEdit(kind, getItem(), fields)] })
  const { value: draft, drop } = useDrafts().openDraft<ThingDraft<Fields>>(
    `cluster/${kind}/${getItem().id}`,
    createThingDraft(now()),
  )
  const isRefused = ref(false)
  let isSaving = false
  let last: Promise<void> = Promise.resolve()
  draft.value = rebaseDraft(draft.value, now())

  const wrong = computed((): Partial<Record<Key, string>> => faults?.(draft.value.mine) ?? {})
  const atOdds = computed(() => listConflictingFields(draft.value, now()))
  watch(now, (fields) => {
    if (!isSaving) draft.value = rebaseDraft(draft.value, fields)
  })

  async function send(): Promise<void> {
    const changed = listChangedFields(draft.value, now()).filter(
      (field) => wrong.value[field] === undefined && !atOdds.value.includes(field),
    )
    if (changed.length === 0) return
    const sent = Object.fromEntries(changed.map((key) => [key, draft.value.mine[key]])) as Partial<Fields>
    isSaving = true
    const isSaved = await change(sent)
    isSaving = false
    isRefused.value = !isSaved
    draft.value = isSaved ? rebaseSavedFields(draft.value, sent, now()) : rebaseDraft(draft.value, now())
  }
  /** Saves are sequential, so that two of them cannot conflict. */
  const commit = () => void (last = last.then(send))
  useSaveKeys({ save: commit })

  async function leave(): Promise<void> {
    commit()
    await last
    if (listChangedFields(draft.value, now()).length === 0) drop()
  }
  onBeforeUnmount(() => void leave())

  return {
    /** Values for the form fields. */
    mine: computed(() => draft.value.mine),
    wrong,
    /** Whether another user has changed an edited field meanwhile. */
    isContested: computed(() => atOdds.value.length > 0),
    /** Whether the last save was refused; the input is kept. */
    isRefused,
    /** Saves other fields immediately. */
    change,
    commit,
    merge: (whose: 'mine' | 'theirs'): void => {
      draft.value = resolveConflicts(draft.value, now(), whose)
      isRefused.value = false
      if (whose === 'mine') commit()
    },
    /** Reverts a field. */
    restore: (field: Key) => void (draft.value.mine[field] = now()[field]),
  }
}
