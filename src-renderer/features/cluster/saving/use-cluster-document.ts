import { ORPCError } from '@orpc/client'
import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { promiseTimeout } from '@vueuse/core'
import { computed, type ComputedRef, onScopeDispose, shallowRef, triggerRef, watch } from 'vue'
import { isNotFoundError, getErrorMessage } from '#renderer/client/call-errors.ts'
import { type Connection, useClient } from '#renderer/client/use-client.ts'
import { useDrafts } from '#renderer/stores/drafts.ts'
import { useToasts } from '#renderer/stores/toasts.ts'
import type { StarMap } from '../model/star-map.ts'
import type { EditGesture } from '../tools/tool.ts'
import {
  type ClusterSync,
  createClusterSync,
  type ClusterHeadChange,
  type ClusterSyncCallbacks,
} from './cluster-sync.ts'
import type { SaveState } from './gesture-queue.ts'

/** The current cluster including pending gestures, and the only way to change it. */
export interface ClusterDocument {
  /** Null until it is loaded, and after it was removed. */
  readonly map: ComputedRef<StarMap | null>
  /** Why the cluster could not be loaded, or null. */
  readonly fault: ComputedRef<string | null>
  readonly state: ComputedRef<SaveState>
  /** Why the last gesture was refused or is still waiting, or null. */
  readonly message: ComputedRef<string | null>
  /** Shows a gesture immediately and queues it for saving; resolves to false if it was refused and reverted. */
  readonly save: (gesture: EditGesture) => Promise<boolean>
  readonly update: (fields: ClusterHeadChange) => Promise<boolean>
  readonly askAgain: () => void
}

/**
 * Loads a cluster (null: the first of the campaign), keeps it current by patches, and saves gestures one after the
 * other.
 */
export function useClusterDocument(clusterId: () => string | null): ClusterDocument {
  const { client, queries } = useClient()
  const queryClient = useQueryClient()
  const { warnBeforeUnload } = useDrafts()
  const { notify } = useToasts()
  const factions = useQuery(queries.factions.list.queryOptions())
  const names = computed(() => new Map(factions.data.value?.map(({ id, name }) => [id, name])))
  const sync = shallowRef<ClusterSync>(begin(clusterId()))
  let isLeft = false
  onScopeDispose(() => (isLeft = true))

  function begin(id: string | null): ClusterSync {
    return createClusterSync({
      ...syncActions(client),
      get: (isFresh) => {
        const options = queries.cluster.get.queryOptions({ input: { id } })
        return isFresh ? queryClient.fetchQuery({ ...options, staleTime: 0 }) : queryClient.ensureQueryData(options)
      },
      ownerOf: (factionId) => names.value.get(factionId) ?? '',
      changed: () => triggerRef(sync),
    })
  }

  // Every change of a cluster invalidates this query, which then fetches only the difference.
  const query = useQuery({
    queryKey: computed(() => [...queries.cluster.key(), 'in-step', clusterId()]),
    queryFn: async () => {
      await sync.value.refresh()
      return sync.value.map()?.revision ?? 0
    },
    staleTime: 0,
    gcTime: 0,
  })
  watch(clusterId, (id) => (sync.value = begin(id)), { flush: 'sync' })
  watch(names, () => sync.value.renameOwners())

  async function notifyIfUnsaved(saving: Promise<boolean>): Promise<boolean> {
    const { message } = sync.value
    const isSaved = await warnBeforeUnload(saving)
    if (!isSaved && isLeft) notify(message() ?? 'Something was not saved.', 'harm')
    return isSaved
  }

  return {
    map: computed(() => sync.value.map()),
    fault: computed(() => (query.error.value && !sync.value.map() ? getErrorMessage(query.error.value) : null)),
    state: computed(() => sync.value.state()),
    message: computed(() => sync.value.message()),
    save: (gesture) => notifyIfUnsaved(sync.value.save(gesture)),
    update: (fields) => notifyIfUnsaved(sync.value.update(fields)),
    askAgain: () => void query.refetch(),
  }
}

function syncActions(client: Connection['client']): Omit<ClusterSyncCallbacks, 'get' | 'ownerOf' | 'changed'> {
  return {
    since: (seen) => client.cluster.since(seen),
    edit: (id, { label, edits }) => client.cluster.edit({ id, label, edits: [...edits] }),
    update: (head, fields) => client.cluster.update({ id: head.id, version: head.version, fields }),
    isAnswer: (error) => error instanceof ORPCError,
    isGone: isNotFoundError,
    messageOf: getErrorMessage,
    pause: promiseTimeout,
  }
}
