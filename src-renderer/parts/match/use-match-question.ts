import { useQuery } from '@tanstack/vue-query'
import { computed, type ComputedRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'

/** Queries a game from the point of view of a seat. Null while there is no question or no answer yet. */
export function useMatchQuestion<Answer>(
  id: () => string,
  question: () => object | null,
  eyes: () => string | null = () => null,
): ComputedRef<Answer | null> {
  const { queries } = useClient()
  const asked = useQuery(
    computed(() =>
      queries.matches.ask.queryOptions({
        input: { id: id(), seat: eyes(), question: (question() ?? {}) as Record<string, never> },
        enabled: question() !== null,
      }),
    ),
  )
  return computed(() => (question() === null ? null : ((asked.data.value?.answer as Answer | undefined) ?? null)))
}
