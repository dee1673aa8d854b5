import type { StarMap } from '../model/star-map.ts'

const MOST_OFFERED = 50

/** Types of stars on the map, most frequent first. */
export function listUsedStarTypes({ stars }: Pick<StarMap, 'stars'>): readonly string[] {
  return byFrequency(stars.map(({ type }) => type))
}

/** Types of routes on the map, most frequent first. */
export function listUsedRouteTypes({ routes }: Pick<StarMap, 'routes'>): readonly string[] {
  return byFrequency(routes.map(({ type }) => type))
}

/** Tags on the map, most frequent first. */
export function listUsedStarTags({ stars }: Pick<StarMap, 'stars'>): readonly string[] {
  return byFrequency(stars.flatMap(({ tags }) => tags))
}

function byFrequency(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const word of words) if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts.entries()]
    .sort(([a, many], [b, few]) => few - many || a.localeCompare(b))
    .slice(0, MOST_OFFERED)
    .map(([word]) => word)
}
