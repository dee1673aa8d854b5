import type { QueryClient } from '@tanstack/vue-query'
import { createRouter, createWebHashHistory, type Router } from 'vue-router'
import { type Prefetch, prefetchPages } from '../client/prefetch.ts'
import type { Connection } from '../client/use-client.ts'
import { FEATURES, OPEN_PATHS } from './features.ts'
import { keepPageScroll } from './page-scroll.ts'
import { isWithin } from './places.ts'

/** Where a window goes: to the page asked for, or to Welcome where that needs a campaign and none is open. */
export function resolveDestination(path: string, isCampaignOpen: boolean): string {
  if (path === '/') return isCampaignOpen ? '/campaign' : '/welcome'
  return isCampaignOpen || OPEN_PATHS.some((open) => isWithin(path, open)) ? path : '/welcome'
}

const PAGES = FEATURES.flatMap(({ routes }) => routes)

/** Begins to load the code of the page that an address asks for, while it is still being found out who asks; answers what the page asks first. */
export function preloadPage(address: string): Prefetch | undefined {
  const asked = new URLSearchParams(address).get('page') ?? address
  const page = PAGES.find(({ path }) => path === asked)
  const load: unknown = page?.component
  if (typeof load === 'function') Promise.resolve(load()).catch(() => {}) // the router asks again, and tells
  return page?.meta?.askEarly
}

/** The routes of all features, in the hash of the address, so that every host serves one page. */
export function createOrreryRouter({ queries }: Connection, queryClient: QueryClient): Router {
  const router = createRouter({
    history: createWebHashHistory(),
    routes: [
      ...PAGES,
      { path: '/', component: () => import('./LostPage.vue') },
      { path: '/:path(.*)*', component: () => import('./LostPage.vue') },
    ],
  })
  router.beforeEach(async ({ path }) => {
    const found = await queryClient.fetchQuery(queries.campaigns.get.queryOptions()).catch(() => null)
    if (!found) return true // nobody answers: the page says so
    const goal = resolveDestination(path, found.open !== null)
    return goal === path ? true : { path: goal, replace: true }
  })
  keepPageScroll(router)
  prefetchPages(router, queries, queryClient)
  return router
}
