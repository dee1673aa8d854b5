/** The shapes that a rating may have on a map; `rays` is as many rays as the rating. */
export const STAR_SHAPES = ['rays', 'disc', 'square', 'diamond', 'triangle', 'hexagon'] as const
export type StarShape = (typeof STAR_SHAPES)[number]

/** A point about the centre of a glyph, y downwards. */
export type GlyphPoint = readonly [x: number, y: number]

/** A star's glyph: polygons, and a disc where the radius is not 0. */
export interface StarGlyph {
  readonly disc: number
  readonly polygons: readonly (readonly GlyphPoint[])[]
}

/** The disc of a star with rays, beside the reach of its rays. */
const DISC = 0.46
const RAY_HALF_ANGLE = (22 * Math.PI) / 180
const UP = -Math.PI / 2

/** Corners, radius and first corner of the other shapes, so that all of them look equally large. */
const POLYGONS = {
  square: { corners: 4, radius: 0.86, from: -Math.PI / 4 },
  diamond: { corners: 4, radius: 0.9, from: UP },
  triangle: { corners: 3, radius: 1, from: UP },
  hexagon: { corners: 6, radius: 0.78, from: UP },
} as const

/** The glyph of a star that reaches `radius`: rays as many as the rating (the first points up, the others evenly spread), or a plain shape. */
export function buildStarGlyph(shape: StarShape, rating: number, radius: number): StarGlyph {
  switch (shape) {
    case 'rays':
      return { disc: radius * DISC, polygons: raysOf(rating, radius) }
    case 'disc':
      return { disc: radius * 0.7, polygons: [] }
    case 'square':
    case 'diamond':
    case 'triangle':
    case 'hexagon': {
      const { corners, radius: part, from } = POLYGONS[shape]
      return { disc: 0, polygons: [turned(corners, from, (angle) => polar(angle, radius * part))] }
    }
  }
}

/** How much of a glyph's reach the room for its digit takes, in radii. */
export function getDigitRadius(shape: StarShape): number {
  return shape === 'rays' ? DISC : 0.6
}

function raysOf(rating: number, radius: number): GlyphPoint[][] {
  return turned(rating, UP, (angle) => rayAt(angle, radius * DISC, radius))
}

function rayAt(angle: number, disc: number, radius: number): GlyphPoint[] {
  return [
    polar(angle - RAY_HALF_ANGLE, disc),
    polar(angle, radius),
    polar(angle + RAY_HALF_ANGLE, disc),
    polar(angle, disc * 0.5), // the foot lies under the disc, so that no seam shows between them
  ]
}

function turned<Part>(count: number, from: number, partAt: (angle: number) => Part): Part[] {
  return Array.from({ length: count }, (_, index) => partAt(from + (index * 2 * Math.PI) / count))
}

function polar(angle: number, distance: number): GlyphPoint {
  return [Math.cos(angle) * distance, Math.sin(angle) * distance]
}
