import { Shield } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: armies picked from toy boxes, next to the warbands. */
export const armiesFeature: Feature = {
  id: 'armies',
  place: null,
  list: { place: '/forces', path: '/forces/armies', label: 'Planetary Sand' },
  routes: [
    {
      path: '/forces/armies',
      component: () => import('./ArmiesPage.vue'),
      meta: { askEarly: ({ armies }, cache) => cache.prefetchQuery(armies.list.queryOptions()) },
    },
    {
      path: '/forces/armies/:id',
      component: () => import('./ArmyPage.vue'),
      props: true,
      meta: { printForm: (route) => `/print/planetary-sand?army=${getRouteParameter(route, 'id')}` },
    },
  ],
  actions: (open) => [{ id: 'new-army', label: 'New army', icon: Shield, run: () => open('/forces/armies?new=1') }],
}
