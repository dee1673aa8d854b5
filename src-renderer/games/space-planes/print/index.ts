import { Printer } from '@lucide/vue'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: printed nets, strips, cards and forms. */
export const planesPrintFeature: Feature = {
  id: 'planes-print',
  place: null,
  list: { place: '/print', path: '/print/space-planes', label: 'Space Planes' },
  routes: [{ path: '/print/space-planes', component: () => import('./PlanesPrintPage.vue') }],
  actions: (open) => [
    { id: 'print-cubes', label: 'Print cubes of Space Planes', icon: Printer, run: () => open('/print/space-planes') },
  ],
}
