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
  return computed(() => details.data.value?.name ?? null)
}
