import { Printer } from '@lucide/vue'
import type { Feature } from '../../ui/feature.ts'

/** Sheets set for paper. */
export const printRoomFeature: Feature = {
  id: 'print-room',
  place: { label: 'Print room', icon: Printer, path: '/print', shortcut: 'G P' },
  routes: [
    { path: '/print', component: () => import('./PrintRoomPage.vue') },
    { path: '/print/characters/:id', component: () => import('./CharacterPrintPage.vue') },
  ],
  actions: () => [],
}
