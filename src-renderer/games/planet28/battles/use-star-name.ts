import { useQuery } from '@tanstack/vue-query'
import { computed, type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'

/** The name of a star, wherever it lies; null for none, and until it is read. */
export function useStarName(starId: MaybeRefOrGetter<string | null>): ComputedRef<string | null> {
  const { queries } = useClient()
  const id = computed(() => toValue(starId))
  const details = useQuery(
    computed(() => ({
      ...queries.cluster.starDetails.queryOptions({ input: { id: id.value ?? '' } }),
      enabled: id.value !== null,
    })),
  )
  const clusterId = computed(() => details.data.value?.clusterId ?? null)
  const cluster = useQuery(
    computed(() => ({
      ...queries.cluster.get.queryOptions({ input: { id: clusterId.value } }),
      enabled: clusterId.value !== null,
    })),
  )
  return computed(() => cluster.data.value?.stars.find((star) => star.id === id.value)?.name ?? null)
}
