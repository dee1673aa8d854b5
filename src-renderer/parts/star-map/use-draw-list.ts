import { computed, type ComputedRef } from 'vue'
import { createDrawListWithSource, type DrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import type { DrawableMap } from '#shared/cluster/draw/drawable-map.ts'

/** Draw list of a map. Unchanged parts are reused from the previous one. */
export function useDrawList(source: () => DrawableMap): ComputedRef<DrawListWithSource> {
  let before: DrawListWithSource | null = null
  return computed(() => (before = createDrawListWithSource(source(), before)))
}
