import { FIRST_LAYERS } from '#renderer/parts/star-map/layers.ts'
import type { StarView } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import { type AutoRoutes, autoRoutes } from '../tools/route/auto-routes.ts'
import { FIRST_OPTIONS } from '../tools/tools.ts'

/** The pairs of some stars that are within reach, in hexes, and not joined yet. */
export function joinWithin(
  map: StarMap,
  stars: readonly StarView[],
  reach: number,
): Pick<AutoRoutes, 'pairs' | 'problem'> {
  return autoRoutes(
    {
      map,
      selection: stars.map(({ id }) => ({ kind: 'star', id })),
      options: { ...FIRST_OPTIONS, route: { ...FIRST_OPTIONS.route, reach } },
      symmetry: 'none',
      layers: FIRST_LAYERS,
      newId: () => '',
      chance: () => 0,
    },
    null,
  )
}
