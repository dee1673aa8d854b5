import { computed, type ComputedRef, shallowRef } from 'vue'
import type { ClusterEdit } from '#shared/contract/cluster.ts'
import type { MapEditing } from '../editing/use-map-editing.ts'
import { createId } from '../model/create-id.ts'
import type { StarMap } from '../model/star-map.ts'
import { parseStarLines, type ParsedStar, type InvalidStarLine } from './star-lines.ts'

/** Stars pasted as text, shown at their hexes until they are added or discarded. */
export interface PastedStars {
  /** The edits that would be made, shown as ghosts. */
  readonly edits: readonly Extract<ClusterEdit, { type: 'add-star' }>[]
  readonly unread: readonly InvalidStarLine[]
}

/** Offers the stars listed in a pasted text. */
export function usePastedStars(map: () => StarMap, editing: Pick<MapEditing, 'commit'>) {
  const text = shallowRef<string | null>(null)
  const offer: ComputedRef<PastedStars | null> = computed(() => {
    const lines = text.value === null ? null : readFor(text.value, map())
    return lines && { edits: lines.stars.map(editOf), unread: lines.unread }
  })

  return {
    offer,
    /** Offers the stars of a text; returns whether it lists any. */
    take(pasted: string): boolean {
      if (readFor(pasted, map()) === null) return false
      text.value = pasted
      return true
    },
    drop: () => void (text.value = null),
    async add(): Promise<void> {
      const [pasted, edits] = [text.value, offer.value?.edits ?? []]
      const things = edits.map(({ id }) => ({ kind: 'star' as const, id }))
      text.value = null
      if (!(await editing.commit({ label: null, edits }, { how: 'replace', things }))) text.value = pasted
    },
  }
}

function readFor(text: string, map: StarMap) {
  return parseStarLines(text, { board: map.board, nameAt: (place) => map.findStarAt(place)?.name ?? null })
}

function editOf({ place, name, rating }: ParsedStar): PastedStars['edits'][number] {
  const fields = { ...(name === '' ? {} : { name }), ...(rating === null ? {} : { rating }) }
  return { type: 'add-star', id: createId(), ...place, fields }
}
