import { Newspaper } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Changes per version, for users. */
export const whatsNewFeature: Feature = {
  id: 'whats-new',
  place: { label: 'What’s new', icon: Newspaper, path: '/whats-new', shortcut: 'G N', group: null },
  routes: [{ path: '/whats-new', component: () => import('./WhatsNewPage.vue') }],
  actions: () => [],
}
