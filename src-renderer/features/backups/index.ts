import { Archive } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Backups of the campaign: list, differences and restoring. */
export const backupsFeature: Feature = {
  id: 'backups',
  place: { label: 'Backups', icon: Archive, path: '/backups', shortcut: 'G B', group: null },
  routes: [{ path: '/backups', component: () => import('./BackupsPage.vue') }],
  actions: () => [],
}
