import { PackageOpen } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: the group's figures, vehicles and equipment. */
export const toyBoxesFeature: Feature = {
  id: 'toy-boxes',
  place: null,
  routes: [
    {
      path: '/forces/toy-boxes',
      component: () => import('./ToyBoxesPage.vue'),
      meta: { askEarly: ({ toyBoxes }, cache) => cache.prefetchQuery(toyBoxes.list.queryOptions()) },
    },
    { path: '/forces/toy-boxes/:id', component: () => import('./ToyBoxPage.vue'), props: true },
  ],
  actions: (open) => [
    { id: 'toy-boxes', label: 'Toy boxes', icon: PackageOpen, run: () => open('/forces/toy-boxes') },
    { id: 'new-toy-box', label: 'New toy box', icon: PackageOpen, run: () => open('/forces/toy-boxes?new=1') },
  ],
}
