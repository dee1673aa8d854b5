import { Map as MapIcon } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: the practice field, with battles between bots to watch or to count. */
export const practiceFeature: Feature = {
  id: 'planet28-practice',
  place: null,
  routes: [{ path: '/battles/practice', component: () => import('./PracticePage.vue') }],
  actions: (open) => [
    { id: 'practice-planet28', label: 'Open the practice field', icon: MapIcon, run: () => open('/battles/practice') },
  ],
}
