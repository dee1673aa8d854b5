import type { QueryClient } from '@tanstack/vue-query'
import type { RouteMeta, Router } from 'vue-router'
import type { Connection } from './use-client.ts'

/** Queries of a page, so that they can run before the page is mounted. */
export type PageDataPrefetcher = (queries: Connection['queries'], queryClient: QueryClient) => Promise<void>

declare module 'vue-router' {
  interface RouteMeta {
    /** Fetches the first data of a page. Errors are ignored: the page itself queries again and reports them. */
    askEarly?: PageDataPrefetcher
  }
}

/** Fetches the data of a page while its code is loading, so that the page is painted once, with its data. */
export function prefetchPagesOnNavigation(
  router: Router,
  queries: Connection['queries'],
  queryClient: QueryClient,
): void {
  const ask = ({ askEarly }: RouteMeta): Promise<void> | undefined => askEarly?.(queries, queryClient)
  router.beforeEach(({ meta }) => void ask(meta)) // not awaited: the code is loading meanwhile
  router.beforeResolve(({ meta }) => ask(meta)) // same query, so the pending request is shared
}
