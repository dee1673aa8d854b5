import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { StandingView } from '#shared/contract/planet28/advancement.ts'
import type { PurchaseInput } from '#shared/contract/planet28/purchases.ts'

/** A unit by its kind and id. */
export type UnitRef = StandingView['unit']

/** A unit between battles, and what it does there, one thing at a time. */
export function useStanding(unit: () => UnitRef) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const { data, error } = useQuery(computed(() => queries.advancement.standing.queryOptions({ input: unit() })))
  const { doing, failure, run } = useCommand()

  /** Takes the answer as what stands. */
  const change = (what: string, act: () => Promise<StandingView>) =>
    run(async () => {
      cache.setQueryData(queries.advancement.standing.queryKey({ input: unit() }), await act())
      await cache.invalidateQueries({ queryKey: queries.advancement.key() })
    }, what)

  return {
    standing: computed(() => data.value ?? null),
    fault: computed(() => (error.value && !data.value ? messageOf(error.value) : null)),
    doing,
    failure,
    buy: (purchase: PurchaseInput) =>
      change(JSON.stringify(purchase), () =>
        client.advancement.buy({ ...unit(), version: data.value?.version ?? 0, purchase }),
      ),
    endCondition: (conditionId: string, reason: string) =>
      change(conditionId, () => client.advancement.endCondition({ conditionId, reason })),
    payFee: () =>
      change('fee', async () => {
        const { warbandId = '' } = data.value ?? {}
        await client.advancement.payFees({ warbandId, unitIds: [unit().id] })
        return client.advancement.standing(unit())
      }),
  }
}

/** What the part between battles of a unit's page holds. */
export type StandingDesk = ReturnType<typeof useStanding>
