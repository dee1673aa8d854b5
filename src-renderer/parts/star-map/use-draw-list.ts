import { computed, type ComputedRef } from 'vue'
import { createDrawList, type DrawResult } from '#shared/cluster/draw/draw-list.ts'
import type { DrawSource } from '#shared/cluster/draw/draw-source.ts'

/** The draw list of a map; what has not changed is taken over from the one before. */
export function useDrawList(source: () => DrawSource): ComputedRef<DrawResult> {
  let before: DrawResult | null = null
  return computed(() => (before = createDrawList(source(), before)))
}
