import { PRINT_PAGE_PATH } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Printed forms of pages, reached by “Print this page”. */
export const printFeature: Feature = {
  id: 'print-page',
  place: null,
  routes: [{ path: PRINT_PAGE_PATH, component: () => import('./PrintFormPage.vue') }],
  actions: () => [],
}
