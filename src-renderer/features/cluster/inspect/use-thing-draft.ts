import { computed, onBeforeUnmount, ref, watch } from 'vue'
import { useDraft } from '#renderer/parts/use-draft.ts'
import { useSaveKeys } from '#renderer/ui/keys/save-keys.ts'
import type { ThingOf } from '../model/star-map.ts'
import { useClusterContext } from '../page/cluster-context.ts'
import { type BulkFields, type BulkKind, buildFieldEdit, type BulkFieldName } from './bulk.ts'
import {
  markSaved,
  createThingDraft,
  listChangedFields,
  listConflictingFields,
  rebaseDraft,
  resolveConflicts,
  type ThingDraft,
} from './thing-draft.ts'

/** What a draft is written about. */
export interface DraftOptions<Kind extends BulkKind, Key extends BulkFieldName<Kind>> {
  readonly kind: Kind
  /** The thing as the map has it. */
  readonly thing: () => ThingOf<Kind>
  /** The fields that are written. */
  readonly keys: readonly Key[]
  /** What is wrong with some of the words; those are not saved. */
  readonly faults?: (mine: Pick<ThingOf<Kind>, Key>) => Partial<Record<Key, string>>
}

/** What is being written about a thing on the map: kept until it is saved, saved field by field, never lost. */
export function useThingDraft<Kind extends BulkKind, Key extends BulkFieldName<Kind>>(
  options: DraftOptions<Kind, Key>,
) {
  const { kind, thing, keys, faults } = options
  type Fields = Pick<ThingOf<Kind>, Key>
  const { save } = useClusterContext()
  const now = () => Object.fromEntries(keys.map((key) => [key, thing()[key]])) as Fields
  const change = (fields: BulkFields[Kind]) => save({ label: null, edits: [buildFieldEdit(kind, thing(), fields)] })
  const { value: draft, drop } = useDraft<ThingDraft<Fields>>(`cluster/${kind}/${thing().id}`, createThingDraft(now()))
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
    draft.value = isSaved ? markSaved(draft.value, sent, now()) : rebaseDraft(draft.value, now())
  }
  /** One after the other, so that no two of ours are at odds. */
  const commit = () => void (last = last.then(send))
  useSaveKeys({ save: commit })

  async function leave(): Promise<void> {
    commit()
    await last
    if (listChangedFields(draft.value, now()).length === 0) drop()
  }
  onBeforeUnmount(() => void leave())

  return {
    /** The words, for fields. */
    mine: computed(() => draft.value.mine),
    wrong,
    /** Whether somebody else has changed meanwhile what is written. */
    isContested: computed(() => atOdds.value.length > 0),
    /** Whether the last attempt to save was refused: the words stay. */
    isRefused,
    /** Saves other fields at once. */
    change,
    commit,
    merge: (whose: 'mine' | 'theirs'): void => {
      draft.value = resolveConflicts(draft.value, now(), whose)
      isRefused.value = false
      if (whose === 'mine') commit()
    },
    /** Gives up what was written in a field. */
    restore: (field: Key) => void (draft.value.mine[field] = now()[field]),
  }
}
