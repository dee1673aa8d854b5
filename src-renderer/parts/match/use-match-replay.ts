import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'

/** State of a match after any of its commands. */
export function useMatchReplay<View>(id: () => string, entries: () => number) {
  const { queries } = useClient()
  /** Number of commands in the state shown, null for the present. */
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
    /** View of that state, null for the present. */
    view: computed(() => (at.value !== null && past.data.value ? (past.data.value.view as View) : null)),
    look: (n: number) => void (at.value = n >= entries() ? null : n),
    leave: () => void (at.value = null),
  }
}

export type MatchReplay<View> = ReturnType<typeof useMatchReplay<View>>
