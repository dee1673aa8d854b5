import { Orbit, Sparkle } from '@lucide/vue'
import type {} from '../../client/ask-early.ts'
import type { Feature } from '../../ui/feature.ts'

/** The star cluster: its map, its list and its stars. */
export const clusterFeature: Feature = {
  id: 'cluster',
  place: { label: 'Cluster', icon: Orbit, path: '/cluster', shortcut: 'G C' },
  routes: [
    {
      path: '/cluster',
      component: () => import('./ClusterPage.vue'),
      meta: { askEarly: ({ cluster }, cache) => cache.prefetchQuery(cluster.get.queryOptions()) },
    },
    // One page for all stars: going from one to the next keeps the map where it is.
    { path: '/cluster/stars/:id', redirect: ({ params }) => ({ path: '/cluster', query: { star: params['id'] } }) },
  ],
  actions: (open) => [{ id: 'draw-stars', label: 'Draw stars', icon: Sparkle, run: () => open('/cluster?tool=star') }],
}
