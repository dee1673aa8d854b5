import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'

/** Looks back at a match after any of its orders. */
export function useReplay<View>(id: () => string, entries: () => number) {
  const { queries } = useClient()
  /** How many orders the match that is looked at has; null is the present. */
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
    /** As the game shows it, or null at present. */
    view: computed(() => (at.value !== null && past.data.value ? (past.data.value.view as View) : null)),
    look: (n: number) => void (at.value = n >= entries() ? null : n),
    leave: () => void (at.value = null),
  }
}

/** A look back. */
export type Replay<View> = ReturnType<typeof useReplay<View>>
