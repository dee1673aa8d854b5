import type { ChartCounts } from '#shared/cluster/analysis.ts'

/** A count and what it counts. */
export interface LabelledCount {
  readonly what: string
  readonly count: number
}

/** Formats the counts of a map, without those that say nothing. */
export function formatChartCounts({
  stars,
  namedStars,
  routes,
  components,
  borders,
  labels,
}: ChartCounts): LabelledCount[] {
  const lines: readonly (LabelledCount & { readonly always?: true })[] = [
    { what: 'stars', count: stars, always: true },
    { what: 'stars with a name', count: namedStars },
    { what: 'routes', count: routes.total, always: true },
    { what: 'routes that leave the map', count: routes.leavingMap },
    { what: 'routes to an empty hex', count: routes.toEmptyHex },
    { what: 'routes that come twice', count: routes.duplicates },
    { what: 'groups of joined stars', count: components },
    { what: 'borders', count: borders.count },
    { what: 'labels', count: labels },
  ]
  return lines.filter(({ count, always }) => always === true || count > 0).map(({ what, count }) => ({ what, count }))
}
