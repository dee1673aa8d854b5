import type { StarMap } from '../model/star-map.ts'

/** Number of routes per star id; stars without routes are omitted. */
export function countRoutesByStar({ routes }: Pick<StarMap, 'routes'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const add = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { fromStarId, toStarId } of routes) {
    add(fromStarId)
    add(toStarId)
  }
  return counts
}
