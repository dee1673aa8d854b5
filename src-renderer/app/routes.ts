import type { QueryClient } from '@tanstack/vue-query'
import { createRouter, createWebHashHistory, type Router } from 'vue-router'
import { type Prefetch, prefetchPages } from '../client/prefetch.ts'
import type { Connection } from '../client/use-client.ts'
import { FEATURES, PATHS_WITHOUT_CAMPAIGN } from './features.ts'
import { keepPageScroll } from './page-scroll.ts'
import { isPathWithinPlace } from './places.ts'

/**
 * Resolves where a window navigates: to the requested page, or to Welcome if that page needs a campaign and none is
 * open.
 */
export function resolveDestination(path: string, isCampaignOpen: boolean): string {
  if (path === '/') return isCampaignOpen ? '/campaign' : '/welcome'
  return isCampaignOpen || PATHS_WITHOUT_CAMPAIGN.some((open) => isPathWithinPlace(path, open)) ? path : '/welcome'
}

const PAGES = FEATURES.flatMap(({ routes }) => routes)

/**
 * Starts loading the code of the requested page while the sign-in is still pending. Returns the prefetch function of
 * the page.
 */
export function preloadPage(address: string): Prefetch | undefined {
  const asked = new URLSearchParams(address).get('page') ?? address
  const page = PAGES.find(({ path }) => path === asked)
  const load: unknown = page?.component
  if (typeof load === 'function') Promise.resolve(load()).catch(() => {}) // the router retries and reports errors
  return page?.meta?.askEarly
}

/** Creates the router of all features. It uses the hash of the address, so that every host serves a single page. */
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
    if (!found) return true // no response: the page reports it
    const goal = resolveDestination(path, found.open !== null)
    return goal === path ? true : { path: goal, replace: true }
  })
  keepPageScroll(router)
  prefetchPages(router, queries, queryClient)
  return router
}
