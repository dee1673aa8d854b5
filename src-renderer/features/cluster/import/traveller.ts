import type { ChartFormat } from '#shared/cluster/chart.ts'

/** Source of the ratings of Traveller worlds. */
export type RatingSource = 'starport' | 'population'

export const RATING_SOURCE_CHOICES: readonly { readonly value: RatingSource; readonly label: string }[] = [
  { value: 'starport', label: 'Starport' },
  { value: 'population', label: 'Population' },
]

/** Whether a format gives starports and populations instead of ratings. */
export function isTravellerFormat(format: ChartFormat): boolean {
  return format.startsWith('traveller')
}
