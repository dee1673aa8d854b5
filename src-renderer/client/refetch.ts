import type { InvalidateQueryFilters, QueryClient } from '@tanstack/vue-query'

/**
 * Asks questions again after an event. One that was already under way without an older answer is not asked twice by the
 * library, but what it is answered may be from before the event: it is asked again once it is answered.
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
