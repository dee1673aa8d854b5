import * as z from 'zod'
import { splitIntoConvexPolygons } from '#shared/kit/outlines.ts'
import { BuildingPartSchema } from './commands.ts'
import { PointSchema } from './path-input.ts'
import { listTableIds } from './table-ids.ts'
import { BUILDINGS, type BuildingId } from './tables/armour.ts'
import { type GroundId, GROUNDS } from './tables/grounds.ts'

/** Maximum length of a thing's name, in characters. */
export const MAX_ITEM_NAME_LENGTH = 40
/** Name by which orders refer to a thing of a battle. */
export const ItemIdSchema = z.string().trim().min(1).max(MAX_ITEM_NAME_LENGTH)
/** A length on the table, in millimetres. */
export const MillimetresSchema = z.number().min(1).max(50_000)
/** Depth of the zone in which a side sets up, as a share of the long side of the field (SAND-SET-1). */
export const ZoneShareSchema = z.number().min(0).max(0.5)

/** Maximum number of corners of an area. */
export const MAX_AREA_CORNERS = 12

/** A simple polygon on the map; it may be concave. */
const Outline = z.array(PointSchema).min(3).max(MAX_AREA_CORNERS)

/** Maximum number of objectives of a field (SAND-VIC-2, SAND-VIC-3). */
export const MAX_OBJECTIVES = 3

/** Contents of a field, with or without a map. */
export const FieldSchema = z.strictObject({
  sizeMm: z.tuple([MillimetresSchema, MillimetresSchema]).nullable().default(null),
  walls: z
    .array(z.strictObject({ from: PointSchema, to: PointSchema }))
    .max(200)
    .default([]),
  buildings: z
    .array(
      z.strictObject({
        id: ItemIdSchema,
        type: z.enum(listTableIds<BuildingId>(BUILDINGS)),
        outline: Outline.nullable().default(null),
      }),
    )
    .max(40)
    .default([]),
  grounds: z
    .array(
      z.strictObject({
        kind: z.enum(listTableIds<GroundId>(GROUNDS)),
        outline: Outline,
        top: PointSchema.nullable().default(null),
      }),
    )
    .max(200)
    .default([]),
  rooms: z
    .array(z.strictObject({ id: ItemIdSchema, building: ItemIdSchema, outline: Outline.optional() }))
    .max(100)
    .default([]),
  openings: z
    .array(
      z.strictObject({
        id: ItemIdSchema,
        building: ItemIdSchema,
        part: BuildingPartSchema,
        rooms: z.tuple(
          [ItemIdSchema, ItemIdSchema.nullable()],
          'A door or wall leads from one room to another, or outside: draw one for each two rooms.',
        ),
        from: PointSchema.nullable().default(null),
        to: PointSchema.nullable().default(null),
      }),
    )
    .max(200)
    .default([]),
  objectives: z
    .array(
      z.strictObject({
        id: ItemIdSchema,
        home: ItemIdSchema.nullable().default(null),
        at: PointSchema.nullable().default(null),
        room: ItemIdSchema.nullable().default(null),
      }),
    )
    .max(MAX_OBJECTIVES)
    .default([]),
  /** Start positions of a side's launch pads on the map, in order (SAND-MSL-5). */
  pads: z
    .array(z.strictObject({ home: ItemIdSchema, at: PointSchema }))
    .max(20)
    .optional(),
})
export type Field = z.infer<typeof FieldSchema>

/** Reports areas that intersect or touch themselves, which cannot be measured, and grounds or walls without a map. */
export function listOutlineProblems({ buildings, rooms, grounds, walls, sizeMm }: Field): string[] {
  const named = [
    ...[...buildings, ...rooms].map(({ id, outline }) => ({ name: id, outline })),
    ...grounds.map(({ kind, outline }, at) => ({ name: `${GROUNDS[kind].title} ${at + 1}`, outline })),
  ]
  const crossed = named.filter(({ outline }) => outline && splitIntoConvexPolygons(outline).length === 0)
  return [
    ...crossed.map(
      ({ name }) => `The outline of ${name} crosses itself or has no area: draw it anew, corner by corner.`,
    ),
    ...(sizeMm === null && grounds.length + walls.length > 0
      ? ['Ground and walls need a map: say how large it is.']
      : []),
  ]
}
