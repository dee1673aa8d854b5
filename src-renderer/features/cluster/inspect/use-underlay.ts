import { useQuery } from '@tanstack/vue-query'
import { computed, ref, shallowRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Underlay } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import type { ClusterHeadChange } from '../saving/cluster-sync.ts'

/** Editing of the picture under the map; the map previews its placement. */
export function useUnderlay(map: () => StarMap, update: (fields: ClusterHeadChange) => Promise<boolean>) {
  const { queries } = useClient()
  const isPlacing = ref(false)
  const draft = shallowRef<Underlay | null>(null)

  const shown = computed(() => (isPlacing.value ? draft.value : map().head.underlay))
  const picture = useQuery(
    computed(() => ({
      ...queries.images.get.queryOptions({ input: { id: shown.value?.imageId ?? '' } }),
      enabled: shown.value !== null,
      staleTime: Infinity, // picture ids are derived from the content
    })),
  )

  return {
    isPlacing,
    draft,
    url: computed(() => (shown.value ? (picture.data.value?.url ?? null) : null)),
    /** The map with the previewed picture. */
    shownMap: computed((): StarMap => {
      const starMap = map()
      return isPlacing.value ? { ...starMap, head: { ...starMap.head, underlay: draft.value } } : starMap
    }),
    begin(): void {
      draft.value = map().head.underlay
      isPlacing.value = true
    },
    cancel: (): void => void (isPlacing.value = false),
    async keep(): Promise<void> {
      const isSame = JSON.stringify(draft.value) === JSON.stringify(map().head.underlay)
      if (isSame || (await update({ underlay: draft.value }))) isPlacing.value = false
    },
  }
}
