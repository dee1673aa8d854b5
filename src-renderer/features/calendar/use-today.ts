import { useQuery, useQueryClient } from '@tanstack/vue-query'
import { ref } from 'vue'
import { messageOf } from '#renderer/client/messages.ts'
import { useClient } from '#renderer/client/use-client.ts'

/** The calendar in force and the day that it is, which can be turned. */
export function useToday() {
  const { client, queries } = useClient()
  const cache = useQueryClient()
  const query = useQuery(queries.calendar.get.queryOptions())
  const problem = ref<string | null>(null)
  const isTurning = ref(false)

  /** One turn at a time, so that a key held down does not run ahead of what is saved. */
  async function turnTo(today: number): Promise<void> {
    const seen = query.data.value
    if (!seen || isTurning.value || today === seen.today) return
    isTurning.value = true
    problem.value = null
    try {
      const now = await client.calendar.setToday({ version: seen.version, today })
      cache.setQueryData(queries.calendar.get.queryKey(), now)
    } catch (error) {
      problem.value = messageOf(error)
    } finally {
      isTurning.value = false
    }
  }
  return { query, problem, isTurning, turnTo }
}
