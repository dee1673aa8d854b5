import { Printer } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: printed discs, cords, cards and lists. */
export const sandPrintFeature: Feature = {
  id: 'sand-print',
  place: null,
  list: { place: '/print', path: '/print/planetary-sand', label: 'Planetary Sand' },
  routes: [{ path: '/print/planetary-sand', component: () => import('./SandPrintPage.vue') }],
  actions: (open) => [
    {
      id: 'print-sand',
      label: 'Print cords and cards of Planetary Sand',
      icon: Printer,
      run: () => open('/print/planetary-sand'),
    },
  ],
}
