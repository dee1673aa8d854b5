import { useQueries } from '@tanstack/vue-query'
import { computed, type ComputedRef } from 'vue'
import { useClient } from '#renderer/client/use-client.ts'
import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'

/** States between battles of the units of some warbands, by unit. */
export function useUnitStatuses(warbandIds: () => readonly string[]): ComputedRef<ReadonlyMap<string, UnitStateView>> {
  const { queries } = useClient()
  const answers = useQueries({
    queries: computed(() =>
      warbandIds().map((warbandId) => queries.advancement.ofWarband.queryOptions({ input: { warbandId } })),
    ),
  })
  return computed(
    () =>
      new Map(answers.value.flatMap(({ data }) => data?.units ?? []).map((standing) => [standing.unit.id, standing])),
  )
}
