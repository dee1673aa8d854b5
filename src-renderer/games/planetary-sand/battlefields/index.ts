import { LandPlot } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: battlefields, drawn or traced from above. */
export const battlefieldsFeature: Feature = {
  id: 'battlefields',
  place: null,
  routes: [
    {
      path: '/forces/battlefields',
      component: () => import('./BattlefieldsPage.vue'),
      meta: { askEarly: ({ battlefields }, cache) => cache.prefetchQuery(battlefields.list.queryOptions()) },
    },
    { path: '/forces/battlefields/:id', component: () => import('./BattlefieldPage.vue'), props: true },
  ],
  actions: (open) => [
    { id: 'battlefields', label: 'Battlefields', icon: LandPlot, run: () => open('/forces/battlefields') },
    { id: 'new-battlefield', label: 'New battlefield', icon: LandPlot, run: () => open('/forces/battlefields?new=1') },
  ],
}
