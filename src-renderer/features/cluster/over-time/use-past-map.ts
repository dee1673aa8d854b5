import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, shallowRef, watch } from 'vue'
import { type Connection, useClient } from '#renderer/client/use-client.ts'
import { buildClusterFromPlayerView } from '../map/player-view.ts'
import { createPastMap, type PastCluster, type PastMap } from './past-map.ts'

/** The past state of a cluster to load, by the change after which it existed; a null `changeId` loads nothing. */
export interface PastMapChoice {
  readonly clusterId: string
  readonly changeId: number | null
  readonly isForPlayers: boolean
}

/** Loads a cluster as it was after a change, for the gamemaster or as players would have seen it. */
export async function fetchPastCluster(
  client: Connection['client'],
  { clusterId: id, changeId, isForPlayers }: PastMapChoice & { readonly changeId: number },
): Promise<PastCluster> {
  if (!isForPlayers) return client.clusterHistory.at({ id, changeId })
  const { view, ...moment } = await client.clusterHistory.playersAt({ id, changeId })
  return { ...moment, view: buildClusterFromPlayerView(view, id) }
}

/** Loads the map as it was after a change. Keeps the previous map while another one loads. */
export function usePastMap(choice: () => PastMapChoice) {
  const { client, queries } = useClient()
  const query = useQuery({
    queryKey: computed(() => [...queries.clusterHistory.key(), 'moment', choice()]),
    queryFn: () => {
      const { changeId, ...rest } = choice()
      return changeId === null ? null : fetchPastCluster(client, { ...rest, changeId })
    },
    placeholderData: keepPreviousData,
  })
  const past = shallowRef<PastMap | null>(null)
  watch(
    () => query.data.value ?? null,
    (cluster) => (past.value = cluster && createPastMap(cluster, past.value)),
    { immediate: true },
  )
  return { past, query }
}
