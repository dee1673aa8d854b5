import type { GlyphPoint } from '#shared/kit/star-glyph.ts'

/** The rating of a star: the number of rays it wears. */
export type StarRating = 1 | 2 | 3 | 4 | 5

/** The colour of each rating in words, for people who hear the map. */
const STAR_RATING_NAMES = {
  1: 'red',
  2: 'orange',
  3: 'yellow',
  4: 'white',
  5: 'blue',
} as const satisfies Record<StarRating, string>

/** Points as the `points` of an SVG polygon. */
export function formatSvgPoints(points: readonly GlyphPoint[]): string {
  return points.map(([x, y]) => `${x},${y}`).join(' ')
}

/** What the glyph says aloud. */
export function describeStar(rating: StarRating | null, marks: readonly string[]): string {
  const star = rating === null ? 'Unknown star' : `Star ${rating}, ${STAR_RATING_NAMES[rating]}`
  return [star, ...marks].join(', ')
}
