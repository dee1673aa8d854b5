import type { ToolMapContext, MapThingRef } from '../tool.ts'

/**
 * Finds similar things: stars of the same rating; routes of the same type, colour, line style and visibility. Other
 * kinds match only themselves.
 */
export function listSimilarThings({ kind, id }: MapThingRef, { map }: Pick<ToolMapContext, 'map'>): MapThingRef[] {
  if (kind === 'star') {
    const rating = map.findStar(id)?.rating
    return map.stars.flatMap((star) => (star.rating === rating ? [{ kind, id: star.id }] : []))
  }
  const route = kind === 'route' ? map.find('route', id) : null
  if (!route) return [{ kind, id }]
  return map.routes.flatMap(({ type, colour, style, isHidden, id: like }) => {
    const isLike =
      type === route.type && colour === route.colour && style === route.style && isHidden === route.isHidden
    return isLike ? [{ kind, id: like }] : []
  })
}
