import type { StarView } from '#shared/contract/cluster.ts'
import type { StarMap } from '../model/star-map.ts'
import { type AutoRoutes, autoRoutes } from '../tools/route/auto-routes.ts'
import { FIRST_ROUTE_SETTINGS } from '../tools/route/settings.ts'

/** The pairs of some stars that are within reach, in hexes, and not joined yet. */
export function joinWithin(
  map: StarMap,
  stars: readonly StarView[],
  reach: number,
): Pick<AutoRoutes, 'pairs' | 'problem'> {
  const selection = stars.map(({ id }) => ({ kind: 'star', id }) as const)
  return autoRoutes({ map, selection, settings: { ...FIRST_ROUTE_SETTINGS, reach } }, null)
}
