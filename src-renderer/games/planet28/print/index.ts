import { Printer } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

const workbench = () => import('./PrintRoomPage.vue')

/** Feature: print sheets and cards on paper. */
export const printFeature: Feature = {
  id: 'print-room',
  place: { label: 'Print room', icon: Printer, path: '/print', shortcut: 'G P', group: 'keep' },
  list: { place: '/print', path: '/print', label: 'Planet 28' },
  routes: [
    { path: '/print', component: workbench },
    { path: '/print/:kind(characters|squads|vehicles|warbands)/:id', component: workbench },
  ],
  actions: () => [],
}
