import { computed, onBeforeUnmount, ref, watch } from 'vue'
import { useDraft } from '#renderer/parts/use-draft.ts'
import { useSaveKeys } from '#renderer/ui/keys/save-keys.ts'
import { afterSave, beginDraft, changedFields, contested, follow, merge, type ThingDraft } from './thing-draft.ts'

/** What a draft is written about. */
export interface DraftOptions<Fields extends object> {
  /** Where the words are kept until they are saved, such as `star/ID`. */
  readonly key: string
  /** The fields as the map has them. */
  readonly now: () => Fields
  readonly save: (fields: Partial<Fields>) => Promise<boolean>
  /** What is wrong with some of the words; those are not saved. */
  readonly faults?: (mine: Fields) => Partial<Record<keyof Fields, string>>
}

/** What is being written about a thing on the map: kept until it is saved, saved field by field, never lost. */
export function useThingDraft<Fields extends object>({ key, now, save, faults = () => ({}) }: DraftOptions<Fields>) {
  const kept = useDraft<ThingDraft<Fields>>(`cluster/${key}`, beginDraft(now()))
  const draft = kept.value
  const isRefused = ref(false)
  let isSaving = false
  let last: Promise<void> = Promise.resolve()
  draft.value = follow(draft.value, now())

  const wrong = computed(() => faults(draft.value.mine))
  const atOdds = computed(() => contested(draft.value, now()))
  const isUnsaved = () => changedFields(draft.value, now()).length > 0

  watch(now, (fields) => {
    if (!isSaving) draft.value = follow(draft.value, fields)
  })

  async function send(): Promise<void> {
    const keys = changedFields(draft.value, now()).filter(
      (field) => wrong.value[field] === undefined && !atOdds.value.includes(field),
    )
    if (keys.length === 0) return
    const sent: Partial<Fields> = {}
    for (const field of keys) sent[field] = draft.value.mine[field]
    isSaving = true
    const isSaved = await save(sent)
    isSaving = false
    isRefused.value = !isSaved
    draft.value = isSaved ? afterSave(draft.value, sent, now()) : follow(draft.value, now())
  }
  /** One after the other, so that no two of ours are at odds. */
  function commit(): void {
    last = last.then(send)
  }
  useSaveKeys({ save: commit })

  async function leave(): Promise<void> {
    commit()
    await last
    if (!isUnsaved()) kept.drop()
  }
  onBeforeUnmount(() => void leave())

  return {
    /** The words, for fields. */
    mine: computed(() => draft.value.mine),
    wrong,
    /** Fields that somebody else has changed meanwhile. */
    atOdds,
    /** Whether the last attempt to save was refused: the words stay. */
    isRefused,
    commit,
    merge: (whose: 'mine' | 'theirs'): void => {
      draft.value = merge(draft.value, now(), whose)
      isRefused.value = false
      if (whose === 'mine') commit()
    },
    /** Gives up what was written in a field. */
    restore: <Key extends keyof Fields>(field: Key): void => {
      draft.value.mine[field] = now()[field]
    },
  }
}
