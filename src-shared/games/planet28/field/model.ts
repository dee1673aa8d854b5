import * as z from 'zod'

/** The four kinds of terrain (P28-TERR-1 to P28-TERR-3). */
export const TERRAIN = ['even', 'rough', 'hazardous', 'impassable'] as const
export type Terrain = (typeof TERRAIN)[number]

/** Maximum length of a side of the field. */
const MAX_FIELD_CM = 300

/** A position on the field in cm: x to the right, y towards the near edge. */
export const MapPointSchema = z.strictObject({
  x: z.number().min(0).max(MAX_FIELD_CM),
  y: z.number().min(0).max(MAX_FIELD_CM),
})

/**
 * Twice the signed area of the triangle of three corners: above 0 if the turn at `b` has the orientation of the
 * corners.
 */
function turnAt(a: Corner, b: Corner, c: Corner): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

interface Corner {
  readonly x: number
  readonly y: number
}

function isConvex(corners: readonly Corner[]): boolean {
  return corners.every((corner, at) => {
    const [next, after] = [1, 2].map((more) => corners[(at + more) % corners.length])
    return next !== undefined && after !== undefined && turnAt(corner, next, after) > 0
  })
}

/** A piece of terrain: a solid block on the table, seen from above. Its corners are ordered from x towards y. */
const FieldPiece = z.strictObject({
  id: z.string().min(1).max(40),
  ground: z.enum(TERRAIN),
  /** Climbed from 5 cm on. Above 0 it hides what stands behind it (P28-CLIMB-1, P28-SHOOT-1). */
  heightCm: z.number().min(0).max(60),
  corners: z
    .array(MapPointSchema)
    .min(3)
    .max(12)
    .refine(isConvex, { message: 'The corners of a piece of terrain run round one way, without a dent.' })
    .readonly(),
})
export type FieldPiece = z.infer<typeof FieldPiece>

/** A table seen from above, in cm. The first side stands at the far edge (y = 0). */
export const Field = z
  .strictObject({
    widthCm: z.number().min(30).max(MAX_FIELD_CM),
    depthCm: z.number().min(30).max(MAX_FIELD_CM),
    pieces: z.array(FieldPiece).max(80).readonly(),
  })
  .refine(
    ({ widthCm, depthCm, pieces }) =>
      pieces.every(({ corners }) => corners.every(({ x, y }) => x <= widthCm && y <= depthCm)),
    { message: 'A piece of terrain lies beyond the edge of the field.' },
  )
export type Field = z.infer<typeof Field>

/** A field of even ground, 90 cm by 90 cm as recommended by the book (P28-MEAS-3). */
export const EMPTY_FIELD: Field = { widthCm: 90, depthCm: 90, pieces: [] }
