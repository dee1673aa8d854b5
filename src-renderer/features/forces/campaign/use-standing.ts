import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed, ref } from 'vue'
import type { PurchaseInput, StandingView } from '../../../../src-shared/contract/advancement.ts'
import { messageOf } from '../../../client/messages.ts'
import { useClient } from '../../../client/use-client.ts'

/** A unit by its kind and id. */
export type UnitRef = StandingView['unit']

/** A unit between battles, and what it does there, one thing at a time. */
export function useStanding(unit: () => UnitRef) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const { data, error } = useQuery(computed(() => queries.advancement.standing.queryOptions({ input: unit() })))
  const busy = ref<string | null>(null)
  const failure = ref<string | null>(null)

  async function attempt(what: string, act: () => Promise<StandingView>): Promise<boolean> {
    if (busy.value !== null) return false
    busy.value = what
    failure.value = null
    try {
      const now = await act()
      cache.setQueryData(queries.advancement.standing.queryKey({ input: unit() }), now)
      await cache.invalidateQueries({ queryKey: queries.advancement.key() })
      return true
    } catch (fault) {
      failure.value = messageOf(fault)
      return false
    } finally {
      busy.value = null
    }
  }

  return {
    standing: computed(() => data.value ?? null),
    fault: computed(() => (error.value && !data.value ? messageOf(error.value) : null)),
    busy,
    failure,
    buy: (purchase: PurchaseInput) =>
      attempt(JSON.stringify(purchase), () =>
        client.advancement.buy({ ...unit(), version: data.value?.version ?? 0, purchase }),
      ),
    endCondition: (conditionId: string, reason: string) =>
      attempt(conditionId, () => client.advancement.endCondition({ conditionId, reason })),
    payFee: () =>
      attempt('fee', async () => {
        const { warbandId = '' } = data.value ?? {}
        await client.advancement.payFees({ warbandId, unitIds: [unit().id] })
        return client.advancement.standing(unit())
      }),
  }
}

/** What the part between battles of a unit's page holds. */
export type StandingDesk = ReturnType<typeof useStanding>
