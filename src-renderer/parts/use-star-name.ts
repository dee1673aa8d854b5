import { useQuery } from '@tanstack/vue-query'
import { computed, type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'

/** Name of a star on any map; null if there is no star or it is not loaded yet. */
export function useStarName(starId: MaybeRefOrGetter<string | null>): ComputedRef<string | null> {
  const { queries } = useClient()
  const id = computed(() => toValue(starId))
  const details = useQuery(
    computed(() => ({
      ...queries.cluster.starDetails.queryOptions({ input: { id: id.value ?? '' } }),
      enabled: id.value !== null,
    })),
  )
  return computed(() => details.data.value?.name ?? null)
}
