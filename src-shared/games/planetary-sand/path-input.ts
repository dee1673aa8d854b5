import * as z from 'zod'
import { listTableIds } from './table-ids.ts'
import { COVERS, type CoverId } from './tables/armour.ts'
import { TERRAIN, type TerrainId } from './tables/terrain.ts'

/** Id of a thing of a battle in orders and queries. */
export const PieceIdSchema = z.string().min(1).max(40)
const Mm = z.number().min(-50_000).max(50_000)

/** A point of the map in millimetres. */
export const PointSchema = z.strictObject({ x: Mm, y: Mm })
/** Degrees counter-clockwise from +y. */
export const HeadingSchema = z.number().min(0).lt(360)
/** The cover in front of a thing, or null. */
export const CoverSchema = z.enum(listTableIds<CoverId>(COVERS)).nullable()
const Terrain = z.enum(listTableIds<TerrainId>(TERRAIN))

/** A distance measured on the table: a third of a cord, R, feet or millimetres (SAND-KIT-1). */
export const DistanceSchema = z.union([
  z.strictObject({ cord: z.int().min(1).max(6), third: z.literal([1, 2, 3]) }),
  z.strictObject({ r: z.number().min(0).max(100) }),
  z.strictObject({ feet: z.number().min(0).max(300) }),
  z.strictObject({ mm: z.number().min(0).max(100_000) }),
])
export type Distance = z.infer<typeof DistanceSchema>

/** One leg of a path over one kind of ground, or a bank to stop at (SAND-MOVE-5, SAND-TERR-5). */
const Stretch = z.union([
  z.strictObject({ terrain: Terrain.meta({ label: 'Over' }), length: DistanceSchema.meta({ label: 'How far' }) }),
  z.strictObject({ stop: z.enum(['river-bank', 'far-bank']) }),
])

/** A path: described legs, or points of the map with their ground. */
export const PathSchema = z.union([
  z.strictObject({ stretches: z.array(Stretch).min(1).max(20).meta({ label: 'Their way' }) }),
  z.strictObject({
    path: z
      .array(PointSchema.extend({ terrain: Terrain.default('flat') }))
      .min(1)
      .max(20)
      .meta({ label: 'Where to', hint: 'Point out where the first of them goes.' }),
  }),
])
export type PathInput = z.infer<typeof PathSchema>

/** End of a move as reported from the table; omitted if the map determines it. */
const PathEnd = z.strictObject({
  heading: HeadingSchema.nullable().default(null),
  zone: PieceIdSchema.nullable().optional().meta({ label: 'They end in' }),
  near: PieceIdSchema.nullable().optional().meta({ label: 'Within R1/3 of objective' }),
  cover: CoverSchema.default(null).meta({ label: 'Cover' }),
  /** Enemy units within R1 at the end of the move (SAND-MOVE-3). */
  meets: z.array(PieceIdSchema).max(20).default([]).meta({ label: 'They come within R1 of' }),
  /** Enemy units that are no longer within R1. */
  parts: z.array(PieceIdSchema).max(20).default([]).meta({ label: 'They go out of R1 of' }),
  /** Robots that leave the table (SAND-ROBO-3). */
  isOff: z.boolean().default(false),
})
export type PathEndInput = z.infer<typeof PathEnd>
/** End of a move with defaults. */
export const PathEndSchema = PathEnd.default({ heading: null, cover: null, meets: [], parts: [], isOff: false })
