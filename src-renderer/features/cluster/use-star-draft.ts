import { computed, ref, watch } from 'vue'
import type { ClusterEdit, StarView } from '../../../src-shared/contract/cluster.ts'
import { useDraft } from '../../ui/draft.ts'

type Fields = Pick<StarView, 'name' | 'rating' | 'factionId' | 'notes'>
type Save = (edits: readonly ClusterEdit[]) => Promise<readonly string[] | null>

/** What is being written about a star: kept until it is saved, and saved on the version it was read from. */
export function useStarDraft(star: () => StarView, save: Save) {
  const { id } = star()
  const kept = useDraft(`star/${id}`, { ...fieldsOf(star()), version: star().version })
  const { value: draft } = kept
  let last: Promise<unknown> = Promise.resolve()

  const isSaving = ref(false)
  const isChanged = computed(() => !isSame(draft.value, star()))
  const isStale = computed(() => isChanged.value && !isSaving.value && draft.value.version !== star().version)

  function takeCurrent(): void {
    draft.value = { ...fieldsOf(star()), version: star().version }
  }

  /** Someone else's change shows at once where nothing is being written. */
  watch(star, (now, before) => {
    if (isSame(draft.value, before)) takeCurrent()
  })

  async function send(): Promise<void> {
    const { version, ...fields } = draft.value
    if (!isChanged.value || fields.name.trim() === '') return
    isSaving.value = true
    const saved = await save([{ type: 'update-star', id, version, ...fields }])
    isSaving.value = false
    if (!saved) return
    if (isSame(draft.value, fields)) takeCurrent()
    else draft.value.version = star().version // more was written meanwhile: it goes on from here
  }

  return {
    draft,
    isChanged,
    /** Somebody changed the star while it was being written about. */
    isStale,
    takeCurrent,
    /** Saves what differs, one change after the other. */
    commit: (): void => {
      last = last.then(send)
    },
    /** Forgets what is kept when nothing of it is unsaved. */
    leave: (): void => {
      if (!isChanged.value) kept.drop()
    },
  }
}

function fieldsOf({ name, rating, factionId, notes }: StarView): Fields {
  return { name, rating, factionId, notes }
}

function isSame(one: Fields, other: Fields): boolean {
  return (
    one.name === other.name &&
    one.rating === other.rating &&
    one.factionId === other.factionId &&
    one.notes === other.notes
  )
}
