import { keepPreviousData, useQuery } from '@tanstack/vue-query'
import { computed, type ComputedRef, type MaybeRefOrGetter, toValue } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** The rules that a warband is built by, those of the campaign for null; null until they are read. */
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
