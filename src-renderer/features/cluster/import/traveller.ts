import type { ChartFormat } from '#shared/cluster/chart.ts'

/** What the ratings of Traveller worlds are made of. */
export type RatingSource = 'starport' | 'population'

/** To choose from. */
export const RATING_SOURCES: readonly { readonly value: RatingSource; readonly label: string }[] = [
  { value: 'starport', label: 'Starport' },
  { value: 'population', label: 'Population' },
]

/** Whether a format says starports and populations instead of ratings. */
export function isTraveller(format: ChartFormat): boolean {
  return format.startsWith('traveller')
}
