import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** Rules of a warband, or of the campaign if the id is null. Null until they are loaded. */
export function useRules(warbandId: MaybeRefOrGetter<string | null>): {
  readonly rules: ComputedRef<Rules | null>
  readonly error: ComputedRef<Error | null>
} {
  const { queries } = useClient()
  const { data, error } = useQuery(
    computed(() =>
      queries.rulings.rules.queryOptions({
        input: { warbandId: toValue(warbandId) },
        placeholderData: keepPreviousData,
      }),
    ),
  )
  return { rules: computed(() => data.value?.rules ?? null), error: computed(() => error.value) }
}
