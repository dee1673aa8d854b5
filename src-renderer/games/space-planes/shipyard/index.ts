import type {} from '#renderer/client/prefetch.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'

/** Feature: drawings of the six faces of a cube. */
export const shipyardFeature: Feature = {
  id: 'shipyard',
  place: null,
  routes: [
    {
      path: '/forces/shipyard',
      component: () => import('./ShipyardPage.vue'),
      meta: { askEarly: ({ faceSets }, cache) => cache.prefetchQuery(faceSets.list.queryOptions()) },
    },
    { path: '/forces/shipyard/:id', component: () => import('./FaceSetPage.vue'), props: true },
  ],
  actions: () => [],
}
