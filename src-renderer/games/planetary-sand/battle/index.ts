import { Flag, Swords } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: battles of figures on the lawn, with their list, the creation form and the table. */
export const sandBattlesFeature: Feature = {
  id: 'sand-battles',
  place: null,
  list: { place: '/battles', path: '/battles/planetary-sand', label: 'Planetary Sand' },
  atStar: {
    label: 'Land here',
    icon: Flag,
    path: (starId) => `/battles/planetary-sand/new?star=${encodeURIComponent(starId)}`,
  },
  routes: [
    {
      path: '/battles/planetary-sand',
      component: () => import('./BattleListPage.vue'),
      meta: {
        askEarly: ({ matches }, cache) =>
          cache.prefetchQuery(matches.list.queryOptions({ input: { game: 'planetary-sand' } })),
      },
    },
    { path: '/battles/planetary-sand/new', component: () => import('./new/NewBattlePage.vue') },
    { path: '/battles/planetary-sand/series', component: () => import('./series/SeriesPage.vue') },
    {
      path: '/battles/planetary-sand/:id',
      component: () => import('./BattlePage.vue'),
      props: true,
      meta: { printForm: (route) => ({ form: 'match', id: getRouteParameter(route, 'id') }) },
    },
  ],
  actions: (open) => [
    {
      id: 'new-sand-battle',
      label: 'New battle of Planetary Sand',
      icon: Swords,
      run: () => open('/battles/planetary-sand/new'),
    },
  ],
}
