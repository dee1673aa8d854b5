import { useQuery } from '@tanstack/vue-query'
import { computed } from 'vue'
import { getErrorMessage } from '#renderer/client/call-errors.ts'
import { useClient } from '#renderer/client/use-client.ts'

/** Data needed to record a battle: warbands, scenarios, sessions and the calendar. */
export function useBattleRecordContext() {
  const { queries } = useClient()
  const warbands = useQuery(queries.warbands.list.queryOptions())
  const scenarios = useQuery(queries.scenarios.list.queryOptions())
  const nights = useQuery(queries.nights.list.queryOptions())
  const calendar = useQuery(queries.calendar.get.queryOptions())
  const all = [warbands, scenarios, nights, calendar]
  return {
    context: computed(() => {
      const [bands, plans, evenings, days] = all.map(({ data }) => data.value) as [
        typeof warbands.data.value,
        typeof scenarios.data.value,
        typeof nights.data.value,
        typeof calendar.data.value,
      ]
      return bands && plans && evenings && days
        ? { warbands: bands, scenarios: plans, nights: evenings, calendar: days }
        : null
    }),
    failure: computed(() => {
      const error = all.find((candidate) => candidate.error.value && !candidate.data.value)?.error.value
      return error ? getErrorMessage(error) : null
    }),
    again: () => void Promise.all(all.map((item) => item.refetch())),
  }
}

export type BattleRecordContext = NonNullable<ReturnType<typeof useBattleRecordContext>['context']['value']>
