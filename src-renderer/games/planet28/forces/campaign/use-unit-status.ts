import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { computed, type Ref } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { useCommand } from '#renderer/parts/use-command.ts'
import type { UnitStateView } from '#shared/contract/planet28/advancement.ts'
import type { PurchaseInput } from '#shared/contract/planet28/purchases.ts'

/** Reference to a unit by kind and id. */
export type UnitRef = UnitStateView['unit']

/** Unsaved edits of a page. `save` resolves to null if it was refused. */
export interface UnsavedEdits {
  readonly isEdited: Readonly<Ref<boolean>>
  readonly save: () => Promise<string | null>
}

/** Saves unsaved edits, since a purchase changes the stored unit. Resolves to false if it was refused. */
export async function saveUnsavedEdits(
  { isEdited, save }: UnsavedEdits,
  refetch: () => Promise<unknown>,
): Promise<boolean> {
  if (!isEdited.value) return true
  if ((await save()) === null) return false
  await refetch()
  return true
}

/** State of a unit between battles, and the commands that change it. Only one runs at a time. */
export function useUnitStatus(unit: () => UnitRef, edits: UnsavedEdits | null = null) {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const { data, error } = useQuery(computed(() => queries.advancement.standing.queryOptions({ input: unit() })))
  const { doing, failure, run } = useCommand()

  const refetch = () => cache.invalidateQueries({ queryKey: queries.advancement.key() })
  /** Caches the result. */
  const change = (what: string, act: () => Promise<UnitStateView>) =>
    run(async () => {
      cache.setQueryData(queries.advancement.standing.queryKey({ input: unit() }), await act())
      await refetch()
    }, what)

  return {
    standing: computed(() => data.value ?? null),
    fault: computed(() => (error.value && !data.value ? getErrorMessage(error.value) : null)),
    doing,
    failure,
    /** Buys after saving unsaved edits. */
    async buy(purchase: PurchaseInput): Promise<void> {
      if (edits && !(await saveUnsavedEdits(edits, refetch))) return
      await change(JSON.stringify(purchase), () =>
        client.advancement.buy({ ...unit(), version: data.value?.version ?? 0, purchase }),
      )
    },
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

export type UnitStatusController = ReturnType<typeof useUnitStatus>
