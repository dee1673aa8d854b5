import { CalendarCheck, CalendarPlus, UserPlus } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Sessions: attendance, plan, outcome and changes. */
export const nightsFeature: Feature = {
  id: 'nights',
  place: { label: 'Sessions', icon: CalendarCheck, path: '/sessions', shortcut: 'G V', group: 'remember' },
  routes: [
    {
      path: '/sessions',
      component: () => import('./NightsPage.vue'),
      meta: { askEarly: ({ nights }, cache) => cache.prefetchQuery(nights.list.queryOptions()) },
    },
    {
      path: '/sessions/:id',
      component: () => import('./NightPage.vue'),
      props: true,
      meta: { printForm: (route) => ({ form: 'session', id: getRouteParameter(route, 'id') }) },
    },
  ],
  actions: (open) => [
    { id: 'new-session', label: 'New session', icon: CalendarPlus, run: () => open('/sessions?new=session') },
    { id: 'new-player', label: 'New player', icon: UserPlus, run: () => open('/sessions?new=player') },
  ],
}
