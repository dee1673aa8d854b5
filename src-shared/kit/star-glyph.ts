/** Shapes of a rating on a map. `rays` draws as many rays as the rating. */
export const STAR_SHAPES = ['rays', 'disc', 'square', 'diamond', 'triangle', 'hexagon'] as const
export type StarShape = (typeof STAR_SHAPES)[number]

/** A point relative to a glyph's centre; y grows downwards. */
export type GlyphPoint = readonly [x: number, y: number]

/** Glyph of a star: polygons, and a disc if the radius is not 0. */
export interface StarGlyph {
  readonly disc: number
  readonly polygons: readonly (readonly GlyphPoint[])[]
}

/** Radius of the disc of a star with rays, as a share of the reach of its rays. */
const DISC = 0.46
const RAY_HALF_ANGLE = (22 * Math.PI) / 180
const UP = -Math.PI / 2

/** Corner count, radius and first corner of the other shapes, chosen so that all look equally large. */
const POLYGONS = {
  square: { corners: 4, radius: 0.86, from: -Math.PI / 4 },
  diamond: { corners: 4, radius: 0.9, from: UP },
  triangle: { corners: 3, radius: 1, from: UP },
  hexagon: { corners: 6, radius: 0.78, from: UP },
} as const

/**
 * Builds the glyph of a star with the given radius: as many evenly spread rays as the rating, the first pointing up,
 * or a plain shape.
 */
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

/** Radius of the space for the digit, as a share of the glyph's radius. */
export function getStarDigitRadiusRatio(shape: StarShape): number {
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
