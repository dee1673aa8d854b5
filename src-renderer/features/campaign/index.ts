import { CalendarDays, Flag } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Home page of the campaign: due items, next session and factions. */
export const campaignFeature: Feature = {
  id: 'campaign',
  place: {
    label: 'Campaign',
    icon: CalendarDays,
    path: '/campaign',
    shortcut: 'G M',
    group: 'campaign',
    isAtThumb: true,
  },
  routes: [
    {
      path: '/campaign',
      component: () => import('./CampaignPage.vue'),
      meta: { askEarly: ({ campaign }, cache) => cache.prefetchQuery(campaign.home.queryOptions()) },
    },
    { path: '/campaign/factions/:id', component: () => import('./factions/FactionPage.vue'), props: true },
  ],
  actions: (open) => [
    { id: 'new-faction', label: 'New faction', icon: Flag, run: () => open('/campaign/factions/new') },
  ],
}
