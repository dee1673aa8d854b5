import * as z from 'zod'
import { CORNERS, DIRECTIONS, FACES, SENSES } from './model.ts'
import { MANOEUVRES, type ManoeuvreName } from './tables/manoeuvres.ts'

const By = { by: z.string().min(1).max(40) }
/** The id of a ship. */
export const ShipId = z.string().min(1).max(40)
/** Millimetres on the table, roughly. */
export const Mm = z.number().min(-10_000).max(10_000)
/** Degrees counter-clockwise. */
export const Heading = z.number().min(0).lt(360)
/** A face, or what a plane die shows. */
export const FaceNumber = z.literal(FACES)
const Dir = z.enum(DIRECTIONS)
const Range = z.enum(['red', 'blue', 'none'])

/** One part of a manoeuvre as it is ordered. */
export const PartSchema = z.union([
  z.strictObject({ move: z.enum(['short', 'long']), dir: Dir }),
  z.strictObject({ pivot: z.enum(CORNERS), turn: z.enum(SENSES) }),
  z.strictObject({ roll: Dir }),
  z.strictObject({ plane: FaceNumber }),
])

/** The name of a manoeuvre. */
export const Name = z.enum(Object.keys(MANOEUVRES) as [ManoeuvreName, ...ManoeuvreName[]])

/** Where a ship is placed, and how. */
export const PlaceSchema = z.strictObject({ x: Mm, y: Mm, heading: Heading, face: FaceNumber, plane: FaceNumber })

/** A link of a chain of hashes (SP-MAIL-2). */
export const Link = z.string().regex(/^[0-9a-f]{64}$/, { message: 'A link has 64 hexadecimal digits.' })

const After = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('manoeuvre'), ship: ShipId, name: Name, parts: z.array(PartSchema).max(4) }),
    z.strictObject({ type: z.literal('pass') }),
  ])
  .nullable()

/** Everything that may be ordered in a battle. */
export const CommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...By, type: z.literal('place'), ...PlaceSchema.shape }),
  z.strictObject({ ...By, type: z.literal('leave-out') }),
  z.strictObject({ ...By, type: z.literal('manoeuvre'), ship: ShipId, name: Name, parts: z.array(PartSchema).max(4) }),
  z.strictObject({
    ...By,
    type: z.literal('shoot'),
    ship: ShipId,
    target: ShipId,
    /** What the ruler on the table said, where it was asked (SP-RANGE-5). */
    said: z.strictObject({ range: Range.nullable(), back: Range.nullable() }),
    /** The values of the cards where the table handles them, the shooter's first; else empty (SP-DECK-3). */
    cards: z.array(z.int().min(1).max(13)).max(5),
  }),
  /** By mail: a seat takes part, with the anchor of its chain (SP-MAIL-2). */
  z.strictObject({ ...By, type: z.literal('join'), anchor: Link }),
  /** By mail: all ships are placed by chance, from a link of the seat that invited and the anchor of the other one (SP-MAIL-2). */
  z.strictObject({ ...By, type: z.literal('draw-places'), link: Link }),
  /** By mail: a shot, and what follows each of its ends; null lets the shooter go on once the cards are here (SP-MAIL-1). */
  z.strictObject({ ...By, type: z.literal('aim'), ship: ShipId, target: ShipId, hit: After, miss: After }),
  /** By mail: the next links of the shooter and of the target's owner, who answers; the cards follow from them. */
  z.strictObject({ ...By, type: z.literal('answer'), shooter: Link, target: Link }),
  /** Without places: the next ship is on the table, with this face up and this plane number (SP-SETUP-3, SP-SETUP-4). */
  z.strictObject({ ...By, type: z.literal('enter'), face: FaceNumber, plane: FaceNumber }),
  /** Without places: a manoeuvre that the table has done, with the face that its roll brought up or its new plane number. */
  z.strictObject({
    ...By,
    type: z.literal('announce'),
    ship: ShipId,
    name: Name,
    face: FaceNumber.nullable(),
    plane: FaceNumber.nullable(),
    isCancelled: z.boolean(),
  }),
  /** Without places: how everybody else followed a roll (SP-REOR-1 to SP-REOR-6). */
  z.strictObject({
    ...By,
    type: z.literal('reorient'),
    cubes: z.array(z.strictObject({ ship: ShipId, face: FaceNumber, isStopped: z.boolean() })).max(6),
  }),
  /** Without places: what the table shows of a ship, with a note why. */
  z.strictObject({
    ...By,
    type: z.literal('amend'),
    note: z.string().trim().min(1).max(500),
    cube: z.strictObject({ id: ShipId, face: FaceNumber, plane: FaceNumber }),
  }),
  z.strictObject({ ...By, type: z.literal('pass') }),
  z.strictObject({ ...By, type: z.literal('surrender') }),
  /** Notes that the results of a battle that is over were applied to the campaign. */
  z.strictObject({ ...By, type: z.literal('apply') }),
  z.strictObject({
    ...By,
    type: z.literal('correct'),
    note: z.string().trim().min(1).max(500),
    ship: z.strictObject({
      id: ShipId,
      x: Mm,
      y: Mm,
      heading: Heading,
      face: FaceNumber,
      twist: z.literal([0, 1, 2, 3]),
      plane: FaceNumber,
    }),
  }),
])

/** An order in a battle. */
export type Command = z.infer<typeof CommandSchema>

/** One kind of order. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>
