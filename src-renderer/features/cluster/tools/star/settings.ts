import type { Rating } from '#shared/cluster/chart.ts'

export interface StarToolSettings {
  readonly rating: Rating
  /** One star per click, or a brush that scatters them. */
  readonly mode: 'click' | 'brush'
  /** Radius of the brush, in hexes. */
  readonly radius: number
  /** Percentage of the brush's hexes that get a star. */
  readonly density: number
  /** Names of new stars: after their hexes, or a word and a number. */
  readonly naming: 'hex' | 'numbers'
  /** Minimum number of hexes between scattered stars. */
  readonly apart: number
}

export const DEFAULT_STAR_TOOL_SETTINGS: StarToolSettings = {
  rating: 3,
  mode: 'click',
  radius: 3,
  density: 20,
  apart: 2,
  naming: 'hex',
}
