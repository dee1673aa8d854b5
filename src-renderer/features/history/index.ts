import { History } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** History of the campaign: every change, undone together with the changes that depend on it. */
export const historyFeature: Feature = {
  id: 'history',
  place: { label: 'History', icon: History, path: '/history', shortcut: 'G H', group: null },
  routes: [{ path: '/history', component: () => import('./HistoryPage.vue') }],
  actions: () => [],
}
