import { computed, type ComputedRef } from 'vue'
import { createDrawList, type Drawn } from '#shared/cluster/draw/draw-list.ts'
import type { DrawSource } from '#shared/cluster/draw/draw-source.ts'

/** The draw list of a map; what has not changed is taken over from the one before. */
export function useDrawn(source: () => DrawSource): ComputedRef<Drawn> {
  let before: Drawn | null = null
  return computed(() => (before = createDrawList(source(), before)))
}
