import { computed, type ComputedRef } from 'vue'
import { createDrawList, type DrawResult } from '#shared/cluster/draw/draw-list.ts'
import type { DrawableMap } from '#shared/cluster/draw/draw-source.ts'

/** Draw list of a map. Unchanged parts are reused from the previous one. */
export function useDrawList(source: () => DrawableMap): ComputedRef<DrawResult> {
  let before: DrawResult | null = null
  return computed(() => (before = createDrawList(source(), before)))
}
