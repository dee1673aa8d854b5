import type { QueryClient } from '@tanstack/vue-query'
import { useEventListener } from '@vueuse/core'
import { nextTick } from 'vue'
import { createRouter, createWebHashHistory, type Router } from 'vue-router'
import { type PageDataPrefetcher, prefetchPagesOnNavigation } from '../client/prefetch.ts'
import type { Connection } from '../client/use-client.ts'
import { FEATURES, PATHS_WITHOUT_CAMPAIGN } from './features.ts'
import { isPathAtOrBelow } from './side-bar-items.ts'

/**
 * Resolves where a window navigates: to the requested page, or to Welcome if that page needs a campaign and none is
 * open.
 */
export function resolveDestination(path: string, isCampaignOpen: boolean): string {
  if (path === '/') return isCampaignOpen ? '/campaign' : '/welcome'
  return isCampaignOpen || PATHS_WITHOUT_CAMPAIGN.some((open) => isPathAtOrBelow(path, open)) ? path : '/welcome'
}

const PAGES = FEATURES.flatMap(({ routes }) => routes)

/**
 * Starts loading the code of the requested page while the sign-in is still pending. Returns the prefetch function of
 * the page.
 */
export function preloadPageCode(address: string): PageDataPrefetcher | undefined {
  const asked = new URLSearchParams(address).get('page') ?? address
  const page = PAGES.find(({ path }) => path === asked)
  const load: unknown = page?.component
  if (typeof load === 'function') Promise.resolve(load()).catch(() => {}) // the router retries and reports errors
  return page?.meta?.askEarly
}

/** The scroll container of the page; the window itself never scrolls. */
const pane = (): Element | null => document.querySelector('#page')

/** Scrolls new pages to the top and restores the position when going back. */
function keepPageScroll(router: Router): void {
  const left = new Map<unknown, number>()
  /** Current history position. The browser changes it before it fires popstate. */
  let here: unknown = null
  let isBack = false
  const place = (): unknown => router.options.history.state['position']

  useEventListener('popstate', () => (isBack = true))
  router.beforeEach(() => void left.set(here, pane()?.scrollTop ?? 0))
  router.afterEach(async (to, from) => {
    const [wasBack, isOther] = [isBack, to.path !== from.path]
    isBack = false
    here = place()
    await nextTick()
    if (to.hash) document.querySelector(to.hash)?.scrollIntoView()
    else if (isOther) pane()?.scrollTo(0, wasBack ? (left.get(here) ?? 0) : 0)
  })
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
  prefetchPagesOnNavigation(router, queries, queryClient)
  return router
}
