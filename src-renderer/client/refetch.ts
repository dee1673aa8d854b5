import type { InvalidateQueryFilters, QueryClient } from '@tanstack/vue-query'

/**
 * Refetches queries after an event. The library does not restart a first fetch that is already pending, but its
 * response may predate the event: such queries are refetched once they settle.
 */
export async function refetchQueries(queryClient: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive())
  const answers = underWay.map(async ({ promise }) => promise)
  await Promise.all([queryClient.invalidateQueries(filters), Promise.allSettled(answers)])
  await Promise.all(underWay.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey, exact: true })))
}
