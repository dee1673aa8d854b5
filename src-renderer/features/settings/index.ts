import { SlidersHorizontal } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Appearance of this window, and third-party licences. */
export const settingsFeature: Feature = {
  id: 'settings',
  place: { label: 'Settings', icon: SlidersHorizontal, path: '/settings', shortcut: 'G E', group: null },
  routes: [{ path: '/settings', component: () => import('./SettingsPage.vue') }],
  actions: () => [],
}
