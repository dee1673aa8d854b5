import { Scale } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import type {} from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: house rules, with a setting, a default and a reason for every gap of the book. */
export const rulingsFeature: Feature = {
  id: 'rulings',
  place: { label: 'Rulings', icon: Scale, path: '/rulings', shortcut: 'G U', group: 'keep' },
  routes: [
    {
      path: '/rulings',
      component: () => import('./RulingsPage.vue'),
      meta: {
        printForm: () => ({ form: 'rulings' }),
        askEarly: ({ rulings }, cache) => cache.prefetchQuery(rulings.list.queryOptions()),
      },
    },
  ],
  actions: () => [],
}
