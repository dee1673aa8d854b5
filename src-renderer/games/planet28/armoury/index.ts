import { ChartScatter, Crosshair, LibraryBig } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: all tables of the book with the group's own rows, the weapon workbench and the price audit. */
export const armouryFeature: Feature = {
  id: 'armoury',
  place: { label: 'Armoury', icon: LibraryBig, path: '/armoury', shortcut: 'G R', group: 'prepare' },
  routes: [
    {
      path: '/armoury',
      component: () => import('./browse/ArmouryPage.vue'),
      meta: {
        printForm: () => ({ form: 'house-rules' }),
        askEarly: async ({ rulings, house }, cache) => {
          const rules = rulings.rules.queryOptions({ input: { warbandId: null } })
          await Promise.all([cache.prefetchQuery(rules), cache.prefetchQuery(house.list.queryOptions())])
        },
      },
    },
    { path: '/armoury/weapons/new', component: () => import('./workbench/WeaponPage.vue') },
    { path: '/armoury/audit', component: () => import('./audit/AuditPage.vue') },
    // One route for all tables and rows, so that navigation keeps the search and the scroll position.
    {
      path: '/armoury/:table/:row?',
      redirect: ({ params: { table, row } }) => ({ path: '/armoury', query: row ? { table, row } : { table } }),
    },
  ],
  actions: (open) => [
    { id: 'armoury.weapon', label: 'New custom weapon', icon: Crosshair, run: () => open('/armoury/weapons/new') },
    { id: 'armoury.audit', label: 'Price audit', icon: ChartScatter, run: () => open('/armoury/audit') },
  ],
}
