import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { useClient } from '../client/use-client.ts'
import { useCommand } from './use-command.ts'

/** The calendar in force and the current day, with a function that changes the day. */
export function useCampaignToday() {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const query = useQuery(queries.calendar.get.queryOptions())
  const { busy: isSaving, failure: problem, run } = useCommand()

  /** Runs one change at a time, so that a key held down does not get ahead of what is saved. */
  async function setToday(today: number): Promise<void> {
    const seen = query.data.value
    if (!seen || today === seen.today) return
    await run(async () => {
      const now = await client.calendar.setToday({ version: seen.version, today })
      cache.setQueryData(queries.calendar.get.queryKey(), now)
    })
  }
  return { query, problem, isSaving, setToday }
}
