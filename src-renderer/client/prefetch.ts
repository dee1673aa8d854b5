import type { QueryClient } from '@tanstack/vue-query'
import type { RouteMeta, Router } from 'vue-router'
import type { Connection } from './use-client.ts'

/** What a page will ask, so that it can be asked before the page is there. */
export type Prefetch = (queries: Connection['queries'], queryClient: QueryClient) => Promise<void>

declare module 'vue-router' {
  interface RouteMeta {
    /** Asks what the page shows first; a page whose question failed asks again and tells. */
    askEarly?: Prefetch
  }
}

/** Asks a page's question while its code is loaded, and shows the page with the answer: one painting instead of two. */
export function prefetchPages(router: Router, queries: Connection['queries'], queryClient: QueryClient): void {
  const ask = ({ askEarly }: RouteMeta): Promise<void> | undefined => askEarly?.(queries, queryClient)
  router.beforeEach(({ meta }) => void ask(meta)) // not waited for: the code is loaded meanwhile
  router.beforeResolve(({ meta }) => ask(meta)) // the same question, so the same answer
}
