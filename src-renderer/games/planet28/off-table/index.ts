import { Tent } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: off-table games, with days and places between battles. */
export const offTableFeature: Feature = {
  id: 'off-table',
  place: { label: 'Off-table', icon: Tent, path: '/off-table', shortcut: 'G O', group: 'play' },
  routes: [
    {
      path: '/off-table',
      component: () => import('./OffTablePage.vue'),
      meta: { askEarly: ({ offTable }, cache) => cache.prefetchQuery(offTable.list.queryOptions()) },
    },
    {
      path: '/off-table/:id',
      component: () => import('./board/BoardPage.vue'),
      props: true,
      meta: {
        printForm: (route) => ({
          form: 'off-table',
          id: getRouteParameter(route, 'id'),
          edition: { for: 'gamemaster' },
        }),
      },
    },
  ],
  actions: (open) => [
    { id: 'new-off-table', label: 'New off-table game', icon: Tent, run: () => open('/off-table?new=game') },
  ],
}
