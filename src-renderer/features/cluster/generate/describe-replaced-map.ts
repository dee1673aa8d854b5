import { formatCount } from '#shared/kit/format.ts'
import type { StarMap } from '../model/star-map.ts'

/** Formats what is lost when a map is replaced: “60 stars, 84 routes and 1 region”. */
export function describeReplacedMap({
  stars,
  routes,
  regions,
  labels,
  fleets,
}: Pick<StarMap, 'stars' | 'routes' | 'regions' | 'labels' | 'fleets'>): string {
  const parts = (
    [
      [stars.length, 'star'],
      [routes.length, 'route'],
      [regions.length, 'region'],
      [labels.length, 'label'],
      [fleets.length, 'fleet'],
    ] as const
  ).flatMap(([count, word]) => (count === 0 ? [] : formatCount(count, word)))
  if (parts.length < 2) return parts[0] ?? 'nothing'
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
