import { useMutation, useQuery } from '@tanstack/vue-query'
import { computed, type ComputedRef, ref, shallowRef } from 'vue'
import type { ClusterEdit, ClusterView } from '../../../src-shared/contract/cluster.ts'
import { messageOf } from '../../client/messages.ts'
import { useClient } from '../../client/use-client.ts'

/** How the last gesture fares. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed'

/** The cluster as it stands, and the one way to change it: gestures are saved one after the other. */
export interface ClusterDocument {
  readonly cluster: ComputedRef<ClusterView | null>
  /** Why the cluster could not be read, or null. */
  readonly fault: ComputedRef<string | null>
  readonly state: ComputedRef<SaveState>
  /** Why the last gesture was refused, or null. */
  readonly message: ComputedRef<string | null>
  /** Edits on their way: drawn as done until the cluster shows them. */
  readonly pending: ComputedRef<readonly ClusterEdit[]>
  /** Saves one gesture; answers with the ids of what was added, or null when it was refused. */
  readonly save: (edits: readonly ClusterEdit[]) => Promise<readonly string[] | null>
  readonly askAgain: () => void
}

/** Reads the campaign's cluster and saves edits of it. */
export function useClusterDocument(): ClusterDocument {
  const { queries } = useClient()
  const query = useQuery(queries.cluster.get.queryOptions())
  const mutation = useMutation(queries.cluster.edit.mutationOptions())
  const state = ref<SaveState>('idle')
  const message = ref<string | null>(null)
  const pending = shallowRef<readonly ClusterEdit[]>([])
  let queue: Promise<unknown> = Promise.resolve()

  async function send(edits: readonly ClusterEdit[]): Promise<readonly string[] | null> {
    try {
      const { added } = await mutation.mutateAsync({ edits: [...edits] })
      await query.refetch({ cancelRefetch: false })
      state.value = 'saved'
      return added
    } catch (error) {
      state.value = 'failed'
      message.value = messageOf(error)
      return null
    } finally {
      pending.value = pending.value.filter((edit) => !edits.includes(edit))
    }
  }

  return {
    cluster: computed(() => query.data.value ?? null),
    fault: computed(() => (query.error.value ? messageOf(query.error.value) : null)),
    state: computed(() => state.value),
    message: computed(() => message.value),
    pending: computed(() => pending.value),
    save(edits) {
      state.value = 'saving'
      message.value = null
      pending.value = [...pending.value, ...edits]
      const saved = queue.then(() => send(edits))
      queue = saved
      return saved
    },
    askAgain: () => void query.refetch(),
  }
}
