import { BookOpen, FileUp, Orbit, Sparkle, Sparkles, Stethoscope, Sun } from '@lucide/vue'
import type {} from '#renderer/client/prefetch.ts'
import { getRouteParameter } from '#renderer/parts/print-routes.ts'
import type { Feature } from '#renderer/ui/pages/feature.ts'
import { getGazetteerPath } from './gazetteer/gazetteer-path.ts'

const page = () => import('./ClusterPage.vue')

/** Star clusters: editing maps and lists, generating, analysing and exporting. */
export const clusterFeature: Feature = {
  id: 'cluster',
  place: { label: 'Cluster', icon: Orbit, path: '/cluster', shortcut: 'G C', group: 'campaign' },
  routes: [
    {
      path: '/cluster',
      component: page,
      meta: {
        printForm: () => getGazetteerPath(null),
        askEarly: ({ cluster }, cache) => cache.prefetchQuery(cluster.get.queryOptions({ input: { id: null } })),
      },
    },
    { path: '/cluster/gazetteer', component: () => import('./gazetteer/GazetteerPage.vue') },
    {
      path: '/cluster/:id',
      component: page,
      meta: { printForm: (route) => getGazetteerPath(getRouteParameter(route, 'id')) },
    },
    { path: '/cluster/:id/over-time', component: () => import('./over-time/OverTimePage.vue') },
    { path: '/cluster/systems/:starId', component: () => import('./systems/SystemPage.vue'), props: true },
    // All stars share one page: navigating between them keeps the map where it is.
    { path: '/cluster/stars/:id', redirect: ({ params }) => ({ path: '/cluster', query: { star: params['id'] } }) },
  ],
  actions: (open) => [
    { id: 'draw-stars', label: 'Draw stars', icon: Sparkle, run: () => open('/cluster?tool=star') },
    { id: 'generate-cluster', label: 'Generate a cluster', icon: Sparkles, run: () => open('/cluster?open=generate') },
    { id: 'generate-systems', label: 'Generate systems', icon: Sun, run: () => open('/cluster?open=systems') },
    { id: 'import-map', label: 'Import a map', icon: FileUp, run: () => open('/cluster?open=import') },
    { id: 'gazetteer', label: 'Gazetteer', icon: BookOpen, run: () => open(getGazetteerPath(null)) },
    { id: 'check-cluster', label: 'Check the cluster', icon: Stethoscope, run: () => open('/cluster?tab=study') },
  ],
}
