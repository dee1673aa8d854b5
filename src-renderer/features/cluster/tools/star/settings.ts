import type { Rating } from '#shared/cluster/chart.ts'

/** How new stars are drawn. */
export interface StarSettings {
  readonly rating: Rating
  /** One star a click, or a brush that strews them. */
  readonly mode: 'click' | 'brush'
  /** How far the brush reaches, in hexes. */
  readonly radius: number
  /** Percent of its hexes that get a star. */
  readonly density: number
  /** How new stars are called: after their hexes, or by a word and a number. */
  readonly naming: 'hex' | 'numbers'
  /** Hexes kept between strewn stars. */
  readonly apart: number
}

/** How it is set at first. */
export const DEFAULT_STAR_SETTINGS: StarSettings = {
  rating: 3,
  mode: 'click',
  radius: 3,
  density: 20,
  apart: 2,
  naming: 'hex',
}
