import type { GlyphPoint } from '#shared/kit/star-glyph.ts'

/** Rating of a star: the number of its rays. */
export type StarRating = 1 | 2 | 3 | 4 | 5

/** Colour name of each rating, for screen readers. */
const STAR_RATING_NAMES = {
  1: 'red',
  2: 'orange',
  3: 'yellow',
  4: 'white',
  5: 'blue',
} as const satisfies Record<StarRating, string>

/** Formats points for the `points` attribute of an SVG polygon. */
export function formatSvgPoints(points: readonly GlyphPoint[]): string {
  return points.map(([x, y]) => `${x},${y}`).join(' ')
}

/** Accessible description of the glyph. */
export function describeStar(rating: StarRating | null, marks: readonly string[]): string {
  const star = rating === null ? 'Unknown star' : `Star ${rating}, ${STAR_RATING_NAMES[rating]}`
  return [star, ...marks].join(', ')
}
