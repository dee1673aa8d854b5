import { Crosshair, ListChecks } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: records of battles, and their aftermath. */
export const battlesFeature: Feature = {
  id: 'battles',
  place: { label: 'Battles', icon: Crosshair, path: '/battles', shortcut: 'G W', group: 'play', isAtThumb: true },
  list: { place: '/battles', path: '/battles', label: 'Planet 28' },
  routes: [
    {
      path: '/battles',
      component: () => import('./BattlesPage.vue'),
      meta: { askEarly: ({ battles }, cache) => cache.prefetchQuery(battles.list.queryOptions()) },
    },
    { path: '/battles/new', component: () => import('./new/NewBattlePage.vue') },
    {
      path: '/battles/:id',
      component: () => import('./record/BattlePage.vue'),
      props: true,
      meta: { printForm: (route) => ({ form: 'battle', id: getRouteParameter(route, 'id') }) },
    },
  ],
  actions: (open) => [
    { id: 'record-battle', label: 'Record a battle', icon: ListChecks, run: () => open('/battles/new') },
  ],
}
