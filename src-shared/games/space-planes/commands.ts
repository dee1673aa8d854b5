import * as z from 'zod'
import { CORNERS, DIRECTIONS, FACES, ROTATION_SENSES } from './model.ts'
import { MANOEUVRES, type ManoeuvreName } from './tables/manoeuvres.ts'

const By = { by: z.string().min(1).max(40) }
export const ShipIdSchema = z.string().min(1).max(40)
/** A coordinate on the table in millimetres, with a generous range. */
const Mm = z.number().min(-10_000).max(10_000)
/** Degrees counter-clockwise. */
const Heading = z.number().min(0).lt(360)
/** A face, or the value of a plane die. */
const FaceNumber = z.literal(FACES)
const Dir = z.enum(DIRECTIONS)
const Range = z.enum(['red', 'blue', 'none'])
/** Labels of inputs for the fields of a ship. */
const FaceUp = FaceNumber.meta({ label: 'Face up' })
const HeadingInput = Heading.meta({ label: 'Heading', hint: 'Degrees counter-clockwise.', unit: '°', step: 1 })
const PlaneDie = FaceNumber.meta({ label: 'Plane die' })

/** One part of an ordered manoeuvre. */
export const ManoeuvrePartSchema = z.union([
  z.strictObject({ move: z.enum(['short', 'long']), dir: Dir }),
  z.strictObject({ pivot: z.enum(CORNERS), turn: z.enum(ROTATION_SENSES) }),
  z.strictObject({ roll: Dir }),
  z.strictObject({ plane: FaceNumber }),
])

/** Name of a manoeuvre. */
const ManoeuvreNameSchema = z.enum(Object.keys(MANOEUVRES) as [ManoeuvreName, ...ManoeuvreName[]])

/** Position and attitude of a placed ship. */
export const ShipPlacementSchema = z.strictObject({
  x: Mm.meta({ label: 'Centre of the ship', unit: 'mm' }),
  y: Mm,
  heading: HeadingInput,
  face: FaceUp,
  plane: PlaneDie,
})

/** A link of a hash chain (SP-MAIL-2). */
export const ChainLinkSchema = z.string().regex(/^[0-9a-f]{64}$/, { message: 'A link has 64 hexadecimal digits.' })

const After = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('manoeuvre'),
      ship: ShipIdSchema,
      name: ManoeuvreNameSchema,
      parts: z.array(ManoeuvrePartSchema).max(4),
    }),
    z.strictObject({ type: z.literal('pass') }),
  ])
  .nullable()

/** Schema of all commands of a battle. */
export const CommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...By, type: z.literal('place'), ...ShipPlacementSchema.shape }),
  z.strictObject({ ...By, type: z.literal('leave-out') }),
  z.strictObject({
    ...By,
    type: z.literal('manoeuvre'),
    ship: ShipIdSchema,
    name: ManoeuvreNameSchema,
    parts: z.array(ManoeuvrePartSchema).max(4),
  }),
  z.strictObject({
    ...By,
    type: z.literal('shoot'),
    ship: ShipIdSchema,
    target: ShipIdSchema,
    /** Range as measured with the ruler on the table, if requested (SP-RANGE-5). */
    said: z.strictObject({
      range: Range.nullable().meta({ label: 'Line of the shooter, by the ruler' }),
      back: Range.nullable().meta({ label: 'Line back of the target, by the ruler' }),
    }),
    /** Values of physical cards, the shooter's first; empty if Orrery draws them (SP-DECK-3). */
    cards: z.array(z.int().min(1).max(13)).max(5),
  }),
  /** By mail: a seat joins with the anchor of its chain (SP-MAIL-2). */
  z.strictObject({ ...By, type: z.literal('join'), anchor: ChainLinkSchema }),
  /** By mail: places all ships at random, from a link of the inviting seat and the other one's anchor (SP-MAIL-2). */
  z.strictObject({ ...By, type: z.literal('draw-places'), link: ChainLinkSchema }),
  /**
   * By mail: a shot and the continuation after each outcome. Null lets the shooter continue once the cards are known
   * (SP-MAIL-1).
   */
  z.strictObject({
    ...By,
    type: z.literal('aim'),
    ship: ShipIdSchema,
    target: ShipIdSchema,
    hit: After.meta({ label: 'After a hit' }),
    miss: After.meta({ label: 'After a miss' }),
  }),
  /** By mail: the next links of the shooter and of the target's owner, who answers. They determine the cards. */
  z.strictObject({ ...By, type: z.literal('answer'), shooter: ChainLinkSchema, target: ChainLinkSchema }),
  /**
   * Without positions: the next ship is on the table, with its upper face and plane number (SP-SETUP-3, SP-SETUP-4).
   */
  z.strictObject({ ...By, type: z.literal('enter'), face: FaceUp, plane: PlaneDie }),
  /** Without positions: a manoeuvre made on the table, with the face that was rolled or the new plane number. */
  z.strictObject({
    ...By,
    type: z.literal('announce'),
    ship: ShipIdSchema,
    name: ManoeuvreNameSchema,
    face: FaceNumber.nullable().meta({ label: 'Face that the roll brought up' }),
    plane: FaceNumber.nullable().meta({ label: 'New plane number' }),
    isCancelled: z.boolean().meta({ label: 'A part was cancelled: the turn ends' }),
  }),
  /** Without positions: how all other ships followed a roll (SP-REOR-1 to SP-REOR-6). */
  z.strictObject({
    ...By,
    type: z.literal('reorient'),
    cubes: z
      .array(
        z.strictObject({
          ship: ShipIdSchema,
          face: FaceUp,
          isStopped: z.boolean().meta({ label: 'A long move was cancelled' }),
        }),
      )
      .max(6),
  }),
  /** Without positions: a correction of a ship to what the table shows, with a reason. */
  z.strictObject({
    ...By,
    type: z.literal('amend'),
    note: z.string().trim().min(1).max(500).meta({ label: 'Note', hint: 'Why the record differs from the table.' }),
    cube: z.strictObject({ id: ShipIdSchema, face: FaceUp, plane: PlaneDie }),
  }),
  z.strictObject({ ...By, type: z.literal('pass') }),
  z.strictObject({ ...By, type: z.literal('surrender') }),
  /** Records that the results of a finished battle were applied to the campaign. */
  z.strictObject({ ...By, type: z.literal('apply') }),
  z.strictObject({
    ...By,
    type: z.literal('correct'),
    note: z.string().trim().min(1).max(500).meta({ label: 'Note', hint: 'Why the record differs from the table.' }),
    ship: z.strictObject({
      id: ShipIdSchema,
      x: Mm.meta({ label: 'From the left', unit: 'mm' }),
      y: Mm.meta({ label: 'From the near edge', unit: 'mm' }),
      heading: HeadingInput,
      face: FaceUp,
      twist: z
        .literal([0, 1, 2, 3])
        .meta({ label: 'Print turned by', labels: { 0: '0°', 1: '90°', 2: '180°', 3: '270°' } }),
      plane: PlaneDie,
    }),
  }),
])

/** A command of a battle. */
export type Command = z.infer<typeof CommandSchema>

/** A command of one type. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>
