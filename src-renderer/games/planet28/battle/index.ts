import { Swords } from '@lucide/vue'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: battles played here, from set-up to the record for the aftermath. */
export const tableBattlesFeature: Feature = {
  id: 'planet28-table',
  place: null,
  routes: [
    { path: '/battles/table/new', component: () => import('./setup/NewTablePage.vue') },
    {
      path: '/battles/table/:id',
      component: () => import('./TablePage.vue'),
      props: true,
      meta: { printForm: (route) => ({ form: 'match', id: getRouteParameter(route, 'id') }) },
    },
  ],
  actions: (open) => [
    { id: 'play-planet28', label: 'Play a battle of Planet 28', icon: Swords, run: () => open('/battles/table/new') },
  ],
}
