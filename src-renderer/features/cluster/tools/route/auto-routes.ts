import { listSelectedOfKind } from '#renderer/features/cluster/editing/selection.ts'
import type { StarMap } from '#renderer/features/cluster/model/star-map.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { ToolContext, MapThingRef } from '../tool.ts'
import type { RouteToolSettings } from './settings.ts'

/** Stars within range of each other and not connected yet. Cached per map, selection and range. */
export interface AutoRouteCandidates {
  readonly map: StarMap
  readonly selection: readonly MapThingRef[]
  readonly reach: number
  readonly pairs: readonly (readonly [one: string, other: string])[]
  /** Why there is nothing to draw, or null. */
  readonly problem: string | null
}

/** Maximum number of edits in one gesture. */
const MOST_ROUTES = 50_000

/** All pairs of selected stars (or of all stars without a selection) that are within range and not connected. */
export function computeAutoRouteCandidates(
  { map, selection, settings }: Pick<ToolContext<RouteToolSettings>, 'map' | 'selection' | 'settings'>,
  before: AutoRouteCandidates | null,
): AutoRouteCandidates {
  const { reach } = settings
  if (before && before.map === map && before.selection === selection && before.reach === reach) return before
  const chosen = new Set(listSelectedOfKind(selection, 'star', map).map(({ id }) => map.indexOf(id)))
  const pairs = pairsWithin(map, reach, chosen)
  return { map, selection, reach, pairs, problem: problemOf(pairs.length, reach, chosen.size > 0) }
}

function pairsWithin(map: StarMap, reach: number, chosen: ReadonlySet<number>): AutoRouteCandidates['pairs'] {
  const { start, to } = map.net().neighboursWithin(reach)
  const isMeant = (star: number) => chosen.size === 0 || chosen.has(star)
  const pairs: (readonly [string, string])[] = []
  map.stars.forEach((star, at) => {
    if (!isMeant(at)) return
    for (const near of to.subarray(start[at] ?? 0, start[at + 1] ?? 0)) {
      const otherStar = near > at && isMeant(near) ? map.stars[near] : undefined
      if (otherStar && !map.findRouteBetween(star.id, otherStar.id)) pairs.push([star.id, otherStar.id])
    }
  })
  return pairs
}

function problemOf(pairs: number, reach: number, isChosen: boolean): string | null {
  if (pairs > MOST_ROUTES)
    return `That would be ${formatCount(pairs, 'route')}, and ${MOST_ROUTES.toLocaleString('en-GB')} are the most at once: choose fewer stars or a shorter reach.`
  if (pairs > 0) return null
  const stars = isChosen ? 'two chosen stars' : 'two stars'
  return `No ${stars} within ${formatCount(reach, 'hex', 'hexes')} of each other are without a route.`
}
