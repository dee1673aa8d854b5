import { PRINT_PAGE } from '#renderer/parts/page-forms.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Printed forms of pages, reached by “Print this page”. */
export const printFeature: Feature = {
  id: 'print-page',
  place: null,
  routes: [{ path: PRINT_PAGE, component: () => import('./PrintFormPage.vue') }],
  actions: () => [],
}
