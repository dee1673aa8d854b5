import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { useRoute } from 'vue-router'
import { useClient } from '#renderer/client/use-client.ts'

/** The cluster to print: the one that the address names, by default the one that the page of the map opens. */
export function usePrintedCluster() {
  const route = useRoute()
  const { queries } = useClient()
  const clusters = useQuery(queries.cluster.list.queryOptions())
  const all = computed(() => clusters.data.value ?? [])
  const named = computed(() => all.value.find(({ id }) => id === route.query['cluster']))
  const first = useQuery(
    computed(() => ({
      ...queries.cluster.get.queryOptions({ input: { id: null } }),
      enabled: all.value.length > 1 && named.value === undefined,
      select: ({ head }: { head: { id: string } }) => head.id,
    })),
  )
  const byDefault = computed(() =>
    all.value.length > 1 && first.isPending.value
      ? undefined
      : (all.value.find(({ id }) => id === first.data.value) ?? all.value[0]),
  )
  return { clusters, cluster: computed(() => named.value ?? byDefault.value) }
}
