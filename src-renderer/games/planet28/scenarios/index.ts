import { Map as MapIcon, MapPlus } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: preparation of battles, with prompt, story, sides, zones, length and table. */
export const scenariosFeature: Feature = {
  id: 'scenarios',
  place: { label: 'Scenarios', icon: MapIcon, path: '/scenarios', shortcut: 'G S', group: 'prepare' },
  routes: [
    {
      path: '/scenarios',
      component: () => import('./ScenariosPage.vue'),
      meta: { askEarly: ({ scenarios }, cache) => cache.prefetchQuery(scenarios.list.queryOptions()) },
    },
    {
      path: '/scenarios/:id',
      component: () => import('./ScenarioPage.vue'),
      meta: { printForm: (route) => ({ form: 'scenario', id: getRouteParameter(route, 'id') }) },
    },
  ],
  actions: (open) => [
    { id: 'new-scenario', label: 'New scenario', icon: MapPlus, run: () => open('/scenarios?new=1') },
  ],
}
