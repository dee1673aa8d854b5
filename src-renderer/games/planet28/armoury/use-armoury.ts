import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'
import { buildArmouryRows } from './browse/armoury-rows.ts'

/** Tables in force and the group's own rows. */
export function useArmoury() {
  const { queries } = useClient()
  const rules = useQuery(queries.rulings.rules.queryOptions({ input: { warbandId: null } }))
  const house = useQuery(queries.house.list.queryOptions())
  const error = computed(() => rules.error.value ?? house.error.value)
  const isRead = computed(() => rules.data.value !== undefined && house.data.value !== undefined)
  return {
    rules: computed(() => rules.data.value?.rules ?? null),
    house: computed(() => house.data.value ?? []),
    rows: computed(() =>
      rules.data.value && house.data.value ? buildArmouryRows(rules.data.value.rules.tables, house.data.value) : [],
    ),
    isRead,
    failure: computed(() => (error.value && !isRead.value ? getErrorMessage(error.value) : null)),
    again: () => void Promise.all([rules.refetch(), house.refetch()]),
  }
}
