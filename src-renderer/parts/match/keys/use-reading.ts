import { useIsFetching, useQueryClient } from '@tanstack/vue-query'
import { useClient } from '#renderer/client/use-client.ts'

/** Whether the match is being read: the count of queries is known a moment later than the cache. */
export function useReading(): () => boolean {
  const { queries } = useClient()
  const read = { queryKey: queries.matches.key() }
  const fetching = useIsFetching(read)
  const cache = useQueryClient()
  return () => fetching.value > 0 || cache.isFetching(read) > 0
}
