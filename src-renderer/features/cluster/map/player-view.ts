import type { PlayerClusterView } from '#shared/contract/cluster-players.ts'
import type { ClusterView } from '#shared/contract/cluster.ts'

/** Neutral values for fields that players do not receive. */
const UNSAID = { version: 0, notes: '', isHidden: false } as const

/**
 * Converts the players' edition into a complete cluster, from which a map can be created. Fields that players do not
 * receive get neutral values.
 */
export function buildClusterFromPlayerView(view: PlayerClusterView, id: string): ClusterView {
  const { name, board, legend, fog, stars, routes, regions, labels, fleets } = view
  return {
    head: { id, name, board, legend, fog, underlay: null, version: 0 },
    revision: 0,
    stars: stars.map((star) => ({ ...UNSAID, ...star, tags: [] })),
    routes: routes.map(({ id: routeId, ...route }) => ({ id: routeId, version: 0, isHidden: false, ...route })),
    regions: regions.map((region) => ({ ...UNSAID, ...region })),
    labels: labels.map((label) => ({ version: 0, isHidden: false, ...label })),
    fleets: fleets.map((fleet) => ({ ...UNSAID, ...fleet })),
    bookmarks: [],
  }
}
