import { Box, Plane } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: flotillas of named cubes, next to the warbands. */
export const flotillasFeature: Feature = {
  id: 'flotillas',
  place: null,
  list: { place: '/forces', path: '/forces/flotillas', label: 'Space Planes' },
  routes: [
    {
      path: '/forces/flotillas',
      component: () => import('./FlotillasPage.vue'),
      meta: { askEarly: ({ flotillas }, cache) => cache.prefetchQuery(flotillas.list.queryOptions()) },
    },
    {
      path: '/forces/flotillas/:id',
      component: () => import('./FlotillaPage.vue'),
      props: true,
      meta: { printForm: (route) => `/print/space-planes?flotilla=${getRouteParameter(route, 'id')}` },
    },
  ],
  actions: (open) => [
    { id: 'new-flotilla', label: 'New flotilla', icon: Plane, run: () => open('/forces/flotillas?new=1') },
    { id: 'shipyard', label: 'Shipyard', icon: Box, run: () => open('/forces/shipyard') },
  ],
}
