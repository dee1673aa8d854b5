/** The rating of a star: the number of rays it wears. */
export type StarRating = 1 | 2 | 3 | 4 | 5

/** A point about the centre of the glyph, y downwards. */
export type Point = readonly [x: number, y: number]

/** A star as the list, the map and the print draw it: a disc, and one ray for each point of rating. */
export interface StarShape {
  readonly disc: number
  readonly rays: readonly (readonly Point[])[]
}

/** The colour of each rating in words, for people who hear the map. */
export const STAR_RATING_NAMES = {
  1: 'red',
  2: 'orange',
  3: 'yellow',
  4: 'white',
  5: 'blue',
} as const satisfies Record<StarRating, string>

const DISC = 0.46
const RAY_HALF_ANGLE = (22 * Math.PI) / 180

/** The outline of a star whose rays reach `radius`: the first ray points up, the others are spread evenly. */
export function starGlyph(rating: StarRating, radius: number): StarShape {
  const disc = radius * DISC
  const rays = Array.from({ length: rating }, (_, index) =>
    ray(-Math.PI / 2 + (index * 2 * Math.PI) / rating, disc, radius),
  )
  return { disc, rays }
}

/** Points as the `points` of an SVG polygon. */
export function polygonPoints(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x},${y}`).join(' ')
}

/** What the glyph says aloud. */
export function describeStar(rating: StarRating | null, marks: readonly string[]): string {
  const star = rating === null ? 'Unknown star' : `Star ${rating}, ${STAR_RATING_NAMES[rating]}`
  return [star, ...marks].join(', ')
}

function ray(angle: number, disc: number, radius: number): readonly Point[] {
  return [
    polar(angle - RAY_HALF_ANGLE, disc),
    polar(angle, radius),
    polar(angle + RAY_HALF_ANGLE, disc),
    polar(angle, disc * 0.5), // the foot lies under the disc, so that no seam shows between them
  ]
}

function polar(angle: number, distance: number): Point {
  return [round(Math.cos(angle) * distance), round(Math.sin(angle) * distance)]
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0
}
