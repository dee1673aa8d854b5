import * as z from 'zod'
import {
  CoverSchema,
  DistanceSchema,
  PathEndSchema,
  HeadingSchema,
  PointSchema,
  PieceIdSchema,
  PathSchema,
} from './path-input.ts'
import { listTableIds } from './table-ids.ts'
import { BUILDING_PARTS, PLATE_LABELS, PLATES } from './tables/armour.ts'
import { WEAPONS, type WeaponId } from './tables/weapons.ts'
import { MAX_ARMY_FIGURES, MAX_VOLLEY_LAUNCHES, MAX_ARMY_MACHINES } from './toys.ts'

const By = { by: z.string().min(1).max(40) }
const Weapon = z.enum(listTableIds<WeaponId>(WEAPONS))
/** Participants of an order: at most a whole army. */
const Ids = z.array(PieceIdSchema).min(1).max(MAX_ARMY_FIGURES)

/** Schema of all commands of a battle. */
export const CommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    ...By,
    type: z.literal('deploy'),
    things: z
      .array(
        z.strictObject({
          id: PieceIdSchema,
          at: PointSchema.nullable()
            .default(null)
            .meta({ label: 'Where', hint: 'Point out where the first of them stands.' }),
          heading: HeadingSchema.nullable().default(null),
          inside: PieceIdSchema.nullable().default(null),
          near: PieceIdSchema.nullable().default(null),
          cover: CoverSchema.default(null),
        }),
      )
      .min(1)
      .max(MAX_ARMY_FIGURES + MAX_ARMY_MACHINES),
  }),
  z.strictObject({ ...By, type: z.literal('choose-first'), first: PieceIdSchema }),
  z.strictObject({ ...By, type: z.literal('move'), movers: Ids, way: PathSchema, ends: PathEndSchema }),
  z.strictObject({
    ...By,
    type: z.literal('push'),
    gun: PieceIdSchema,
    pushers: Ids,
    way: PathSchema,
    ends: PathEndSchema,
  }),
  z.strictObject({
    ...By,
    type: z.literal('carry'),
    carriers: Ids,
    /** A wreck, or a spare rocket from one machine to another (SAND-FIX-4, SAND-MSL-5). */
    load: z.union([
      z.strictObject({ wreck: PieceIdSchema }),
      z.strictObject({ spareFrom: PieceIdSchema, to: PieceIdSchema }),
    ]),
    way: PathSchema,
    ends: PathEndSchema,
  }),
  z.strictObject({ ...By, type: z.literal('board'), figures: Ids, into: PieceIdSchema }),
  z.strictObject({
    ...By,
    type: z.literal('leave'),
    figures: Ids,
    at: PointSchema.nullable().default(null),
    cover: CoverSchema.default(null),
  }),
  z.strictObject({ ...By, type: z.literal('suit-up'), figures: Ids }),
  z.strictObject({ ...By, type: z.literal('reload'), machine: PieceIdSchema, hands: Ids }),
  z.strictObject({ ...By, type: z.literal('repair'), robots: Ids, subject: PieceIdSchema }),
  z.strictObject({
    ...By,
    type: z.literal('salvage'),
    team: z.tuple([PieceIdSchema, PieceIdSchema]),
    keep: PieceIdSchema,
    scrap: PieceIdSchema,
  }),
  z.strictObject({ ...By, type: z.literal('ram'), machine: PieceIdSchema, opening: PieceIdSchema }),
  z.strictObject({
    ...By,
    type: z.literal('order'),
    robots: Ids,
    /** The specialist in contact, or the electronic robot that carries the message (SAND-ROBO-7). */
    via: PieceIdSchema,
    order: z
      .strictObject({
        kind: z.enum(['go-to', 'attack', 'guard']).meta({ label: 'Order' }),
        target: z.string().trim().min(1).max(120).meta({ label: 'Place' }),
      })
      .nullable(),
    post: PieceIdSchema.nullable().default(null).meta({ label: 'Assigned to' }),
  }),
  z.strictObject({ ...By, type: z.literal('command-range'), robots: Ids, isWithin: z.boolean() }),
  z.strictObject({
    ...By,
    type: z.literal('close'),
    figures: Ids,
    unit: PieceIdSchema,
    distance: DistanceSchema.nullable().default(null).meta({ label: 'How far to the enemy' }),
  }),
  z.strictObject({ ...By, type: z.literal('evacuate'), figures: Ids, to: PieceIdSchema }),
  z.strictObject({
    ...By,
    type: z.literal('guard'),
    captives: PieceIdSchema,
    guards: z.array(PieceIdSchema).max(MAX_ARMY_FIGURES),
  }),
  /** Exchange of prisoners: `gives` are held by this side, `takes` by the other one (SAND-PRIS-2). */
  z.strictObject({ ...By, type: z.literal('exchange'), gives: Ids, takes: Ids }),
  z.strictObject({
    ...By,
    type: z.literal('list-fire'),
    entries: z
      .array(
        z.strictObject({ shooter: PieceIdSchema, weapon: Weapon, crew: z.array(PieceIdSchema).max(6).default([]) }),
      )
      .max(MAX_ARMY_FIGURES + MAX_ARMY_MACHINES)
      .meta({ label: 'Who fires' }),
  }),
  z.strictObject({
    ...By,
    type: z.literal('shoot'),
    shooter: PieceIdSchema,
    weapon: Weapon,
    target: PieceIdSchema,
    /** Distance as measured on the table; null if the map determines it (SAND-KIT-1, SAND-DEF-3). */
    distance: DistanceSchema.nullable().default(null).meta({ label: 'How far' }),
    plate: z.enum(PLATES).nullable().default(null).meta({ label: 'Plate in sight' }),
  }),
  z.strictObject({
    ...By,
    type: z.literal('launch'),
    shooter: PieceIdSchema,
    weapon: Weapon,
    aim: z.union([z.strictObject({ at: PieceIdSchema }), PointSchema]),
    distance: DistanceSchema.nullable().default(null).meta({ label: 'How far' }),
  }),
  /** Withdraws all declared shots of a shooter before their dice are rolled (SAND-TURN-1). */
  z.strictObject({ ...By, type: z.literal('withdraw'), shooter: PieceIdSchema }),
  z.strictObject({
    ...By,
    type: z.literal('blast'),
    /** Index of the launch in the volley, from 0. */
    launch: z.int().min(0).lt(MAX_VOLLEY_LAUNCHES),
    under: z
      .array(
        z.strictObject({
          target: PieceIdSchema,
          plates: z
            .array(z.enum(PLATES).meta({ labels: PLATE_LABELS }))
            .max(5)
            .default([])
            .meta({ label: 'Plates under it' }),
          isShielded: z.boolean().default(false).meta({ label: 'Behind a wall' }),
        }),
      )
      .max(100)
      .meta({ label: 'Who lies under it' }),
  }),
  z.strictObject({ ...By, type: z.literal('end-phase') }),
  z.strictObject({ ...By, type: z.literal('surrender') }),
  /** Records that the results of a finished battle were applied to the campaign. */
  z.strictObject({ ...By, type: z.literal('apply') }),
  z.strictObject({
    ...By,
    type: z.literal('correct'),
    note: z.string().trim().min(1).max(500).meta({ label: 'Note', hint: 'Why the record differs from the table.' }),
    figures: z
      .array(
        z.strictObject({
          id: PieceIdSchema,
          at: PointSchema.nullable().optional(),
          zone: PieceIdSchema.nullable().optional().meta({ label: 'Zone' }),
          inside: PieceIdSchema.nullable().optional().meta({ label: 'In' }),
          near: PieceIdSchema.nullable().optional().meta({ label: 'At objective' }),
          cover: CoverSchema.optional().meta({ label: 'Cover' }),
          hasSuit: z.boolean().optional().meta({ label: 'In a suit' }),
          grenades: z.int().min(0).max(4).optional().meta({ label: 'Grenades' }),
          status: z
            .enum(['able', 'killed', 'damaged', 'prisoner', 'disarmed', 'returning', 'lost'])
            .optional()
            .meta({ label: 'State' }),
          /** Guards of a figure that is corrected to be a prisoner (SAND-PRIS-1). */
          guards: z.array(PieceIdSchema).min(1).max(MAX_ARMY_FIGURES).optional().meta({ label: 'Guarded by' }),
        }),
      )
      .max(60)
      .default([]),
    machines: z
      .array(
        z.strictObject({
          id: PieceIdSchema,
          at: PointSchema.nullable().optional(),
          heading: HeadingSchema.optional().meta({ label: 'Heading', unit: '°', step: 1 }),
          isWreck: z.boolean().optional().meta({ label: 'Wreck' }),
          isLoaded: z.boolean().optional().meta({ label: 'Loaded' }),
          spares: z.int().min(0).max(99).optional().meta({ label: 'Spares' }),
        }),
      )
      .max(60)
      .default([]),
  }),
])

/** A command of a battle. */
export type Command = z.infer<typeof CommandSchema>

/** A command of one type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>

/** Parts of a building that can be targets. */
export const BuildingPartSchema = z.enum(BUILDING_PARTS)
