import * as z from 'zod'
import { COVERS, type CoverId, PARTS, PLATES } from './tables/armour.ts'
import { TERRAIN, type TerrainId } from './tables/terrain.ts'
import { WEAPONS, type WeaponId } from './tables/weapons.ts'
import { MOST_FIGURES, MOST_MACHINES } from './toys.ts'

/** The ids of a table, for a schema. */
export function idsOf<Id extends string>(table: Readonly<Record<Id, unknown>>): [Id, ...Id[]] {
  return Object.keys(table) as [Id, ...Id[]]
}

const By = { by: z.string().min(1).max(40) }
const Id = z.string().min(1).max(40)
/** Whoever does it together: a whole army at most. */
const Ids = z.array(Id).min(1).max(MOST_FIGURES)
const Mm = z.number().min(-50_000).max(50_000)

/** A point of the map in millimetres. */
export const PointSchema = z.strictObject({ x: Mm, y: Mm })
const Heading = z.number().min(0).lt(360)
const Cover = z.enum(idsOf<CoverId>(COVERS)).nullable()
const Weapon = z.enum(idsOf<WeaponId>(WEAPONS))
const Terrain = z.enum(idsOf<TerrainId>(TERRAIN))

/** A distance as the table says it: a third of a cord, R, feet or millimetres (SAND-KIT-1). */
export const DistanceSchema = z.union([
  z.strictObject({ cord: z.int().min(1).max(6), third: z.literal([1, 2, 3]) }),
  z.strictObject({ r: z.number().min(0).max(100) }),
  z.strictObject({ feet: z.number().min(0).max(300) }),
  z.strictObject({ mm: z.number().min(0).max(100_000) }),
])
export type Distance = z.infer<typeof DistanceSchema>

/** One stretch of a way over one kind of ground, or a bank to stop at (SAND-MOVE-5, SAND-TERR-5). */
const Stretch = z.union([
  z.strictObject({ terrain: Terrain, length: DistanceSchema }),
  z.strictObject({ stop: z.enum(['river-bank', 'far-bank']) }),
])

/** A way: stretches said, or points of the map with the ground that leads there. */
const Way = z.union([
  z.strictObject({ stretches: z.array(Stretch).min(1).max(20) }),
  z.strictObject({
    path: z
      .array(PointSchema.extend({ terrain: Terrain.default('flat') }))
      .min(1)
      .max(20),
  }),
])
export type Way = z.infer<typeof Way>

/** What the table says of where a move ends; nothing where the map knows. */
const Ends = z.strictObject({
  heading: Heading.nullable().default(null),
  zone: Id.nullable().optional(),
  near: Id.nullable().optional(),
  cover: Cover.default(null),
  /** Enemy units that it comes within R1 of at the end (SAND-MOVE-3). */
  meets: z.array(Id).max(20).default([]),
  /** Enemy units that it is no more within R1 of. */
  parts: z.array(Id).max(20).default([]),
  /** Robots that march on off the table (SAND-ROBO-3). */
  isOff: z.boolean().default(false),
})
export type Ends = z.infer<typeof Ends>
const ends = Ends.default({ heading: null, cover: null, meets: [], parts: [], isOff: false })

/** Everything that may be ordered in a battle. */
export const CommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...By,
    type: z.literal('deploy'),
    things: z
      .array(
        z.strictObject({
          id: Id,
          at: PointSchema.nullable().default(null),
          heading: Heading.nullable().default(null),
          inside: Id.nullable().default(null),
          near: Id.nullable().default(null),
          cover: Cover.default(null),
        }),
      )
      .min(1)
      .max(MOST_FIGURES + MOST_MACHINES),
  }),
  z.strictObject({ ...By, type: z.literal('choose-first'), first: Id }),
  z.strictObject({ ...By, type: z.literal('move'), movers: Ids, way: Way, ends }),
  z.strictObject({ ...By, type: z.literal('push'), gun: Id, pushers: Ids, way: Way, ends }),
  z.strictObject({
    ...By,
    type: z.literal('carry'),
    carriers: Ids,
    /** A wreck, or a spare rocket from one machine to another (SAND-FIX-4, SAND-MSL-5). */
    load: z.union([z.strictObject({ wreck: Id }), z.strictObject({ spareFrom: Id, to: Id })]),
    way: Way,
    ends,
  }),
  z.strictObject({ ...By, type: z.literal('board'), figures: Ids, into: Id }),
  z.strictObject({
    ...By,
    type: z.literal('leave'),
    figures: Ids,
    at: PointSchema.nullable().default(null),
    cover: Cover.default(null),
  }),
  z.strictObject({ ...By, type: z.literal('suit-up'), figures: Ids }),
  z.strictObject({ ...By, type: z.literal('reload'), machine: Id, hands: Ids }),
  z.strictObject({ ...By, type: z.literal('repair'), robots: Ids, subject: Id }),
  z.strictObject({ ...By, type: z.literal('salvage'), team: z.tuple([Id, Id]), keep: Id, scrap: Id }),
  z.strictObject({ ...By, type: z.literal('ram'), machine: Id, opening: Id }),
  z.strictObject({
    ...By,
    type: z.literal('order'),
    robots: Ids,
    /** The specialist in contact, or the electronic robot with his message (SAND-ROBO-7). */
    via: Id,
    order: z
      .strictObject({ kind: z.enum(['go-to', 'attack', 'guard']), target: z.string().trim().min(1).max(120) })
      .nullable(),
    post: Id.nullable().default(null),
  }),
  z.strictObject({ ...By, type: z.literal('command-range'), robots: Ids, isWithin: z.boolean() }),
  z.strictObject({
    ...By,
    type: z.literal('close'),
    figures: Ids,
    unit: Id,
    distance: DistanceSchema.nullable().default(null),
  }),
  z.strictObject({ ...By, type: z.literal('evacuate'), figures: Ids, to: Id }),
  z.strictObject({ ...By, type: z.literal('guard'), captives: Id, guards: z.array(Id).max(MOST_FIGURES) }),
  z.strictObject({
    ...By,
    type: z.literal('list-fire'),
    entries: z
      .array(z.strictObject({ shooter: Id, weapon: Weapon, crew: z.array(Id).max(6).default([]) }))
      .max(MOST_FIGURES + MOST_MACHINES),
  }),
  z.strictObject({
    ...By,
    type: z.literal('shoot'),
    shooter: Id,
    weapon: Weapon,
    target: Id,
    /** What the table says; null where the map knows (SAND-KIT-1, SAND-DEF-3). */
    distance: DistanceSchema.nullable().default(null),
    plate: z.enum(PLATES).nullable().default(null),
  }),
  z.strictObject({
    ...By,
    type: z.literal('launch'),
    shooter: Id,
    weapon: Weapon,
    aim: z.union([z.strictObject({ at: Id }), PointSchema]),
    distance: DistanceSchema.nullable().default(null),
  }),
  z.strictObject({
    ...By,
    type: z.literal('blast'),
    /** The launch by its place in the volley, from 0. */
    launch: z.int().min(0).max(200),
    under: z
      .array(
        z.strictObject({
          target: Id,
          plates: z.array(z.enum(PLATES)).max(5).default([]),
          isShielded: z.boolean().default(false),
        }),
      )
      .max(100),
  }),
  z.strictObject({ ...By, type: z.literal('end-phase') }),
  z.strictObject({ ...By, type: z.literal('surrender') }),
  /** Notes that the results of a battle that is over were applied to the campaign. */
  z.strictObject({ ...By, type: z.literal('apply') }),
  z.strictObject({
    ...By,
    type: z.literal('correct'),
    note: z.string().trim().min(1).max(500),
    figures: z
      .array(
        z.strictObject({
          id: Id,
          at: PointSchema.nullable().optional(),
          zone: Id.nullable().optional(),
          inside: Id.nullable().optional(),
          near: Id.nullable().optional(),
          cover: Cover.optional(),
          hasSuit: z.boolean().optional(),
          grenades: z.int().min(0).max(4).optional(),
          status: z.enum(['able', 'killed', 'damaged', 'returning', 'lost']).optional(),
        }),
      )
      .max(60)
      .default([]),
    machines: z
      .array(
        z.strictObject({
          id: Id,
          at: PointSchema.nullable().optional(),
          heading: Heading.optional(),
          isWreck: z.boolean().optional(),
          isLoaded: z.boolean().optional(),
          spares: z.int().min(0).max(99).optional(),
        }),
      )
      .max(60)
      .default([]),
  }),
])

/** An order in a battle. */
export type Command = z.infer<typeof CommandSchema>

/** One kind of order. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

/** The parts of a building that can be named as targets. */
export const PartSchema = z.enum(PARTS)
