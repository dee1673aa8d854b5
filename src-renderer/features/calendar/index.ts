import { CalendarCog, CalendarRange } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import type {} from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Calendar of the campaign: the current day, dated things, and the moons. */
export const calendarFeature: Feature = {
  id: 'calendar',
  place: { label: 'Calendar', icon: CalendarRange, path: '/calendar', shortcut: 'G D', group: 'remember' },
  routes: [
    {
      path: '/calendar',
      component: () => import('./CalendarPage.vue'),
      meta: {
        printForm: () => ({ form: 'calendar', day: null }),
        askEarly: ({ calendar }, cache) => cache.prefetchQuery(calendar.get.queryOptions()),
      },
    },
    { path: '/calendar/settings', component: () => import('./CalendarSettingsPage.vue') },
  ],
  actions: (open) => [
    {
      id: 'calendar-settings',
      label: 'Months, weekdays and moons',
      icon: CalendarCog,
      run: () => open('/calendar/settings'),
    },
  ],
}
