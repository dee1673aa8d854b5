import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import { viewOf } from '../use-battle.ts'

/** Looks back at the battle after any of its orders. */
export function useReplay(id: () => string, entries: () => number) {
  const { queries } = useClient()
  /** How many orders the battle that is looked at has; null is the present. */
  const at = ref<number | null>(null)
  const past = useQuery(
    computed(() =>
      queries.matches.at.queryOptions({
        input: { id: id(), seat: null, n: at.value ?? 0 },
        enabled: at.value !== null,
        placeholderData: keepPreviousData,
      }),
    ),
  )
  return {
    at,
    battle: computed(() => (at.value !== null && past.data.value ? viewOf(past.data.value) : null)),
    look: (n: number) => void (at.value = n >= entries() ? null : n),
    leave: () => void (at.value = null),
  }
}

/** A look back. */
export type Replay = ReturnType<typeof useReplay>
