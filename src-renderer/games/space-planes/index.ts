import { Plane } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { GameFeatures } from '#renderer/ui/pages/feature.ts'
import { flotillasFeature } from './flotillas/index.ts'
import { planesPrintFeature } from './print/index.ts'
import { shipyardFeature } from './shipyard/index.ts'

/** Pages of Space Planes: dogfights of cube ships on a table, their flotillas, and the drawings on their faces. */
export const spacePlanesFeatures: GameFeatures = {
  id: 'space-planes',
  features: [
    flotillasFeature,
    shipyardFeature,
    planesPrintFeature,
    {
      id: 'dogfights',
      place: null,
      list: { place: '/battles', path: '/battles/space-planes', label: 'Space Planes' },
      atStar: {
        label: 'Fly a clash here',
        icon: Plane,
        path: (starId) => `/battles/space-planes/new?star=${encodeURIComponent(starId)}`,
      },
      routes: [
        {
          path: '/battles/space-planes',
          component: () => import('./battle/BattleListPage.vue'),
          meta: {
            askEarly: ({ matches }, cache) =>
              cache.prefetchQuery(matches.list.queryOptions({ input: { game: 'space-planes' } })),
          },
        },
        { path: '/battles/space-planes/new', component: () => import('./battle/new/NewBattlePage.vue') },
        {
          path: '/battles/space-planes/:id',
          component: () => import('./battle/BattlePage.vue'),
          props: true,
          meta: { printForm: (route) => ({ form: 'match', id: getRouteParameter(route, 'id') }) },
        },
      ],
      actions: (open) => [
        {
          id: 'new-dogfight',
          label: 'New battle of Space Planes',
          icon: Plane,
          run: () => open('/battles/space-planes/new'),
        },
      ],
    },
  ],
}
