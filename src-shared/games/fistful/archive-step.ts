import * as z from 'zod'
import { CorrectionNoteSchema, CorrectionsSchema } from './correction.ts'
import { GameStart } from './game-start.ts'
import { ArchivedFight } from './linked-fights.ts'
import { SIDES, type TurnReport } from './model.ts'
import { OrdersSchema } from './orders-schema.ts'

/** A SHA-256 hash or 32 random bytes: 64 hexadecimal digits. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/, { message: 'A hash is 64 hexadecimal digits.' })

/** A side's signature of a step, in sealed games with keys. */
const Signature = z
  .string()
  .regex(/^[0-9a-f]{128}$/, { message: 'A signature is 128 hexadecimal digits.' })
  .exactOptional()

const Turn = z.int().min(1).max(999_999)
const Side = z.enum(SIDES)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** Content of a step of a game's archive. */
export const ArchiveStepBody = z.discriminatedUnion('kind', [
  /** Start of the game, with both homeworlds chosen. */
  z.strictObject({ kind: z.literal('start'), start: GameStart }),
  /** A side commits to its orders (sealed games). */
  z.strictObject({ kind: z.literal('seal'), turn: Turn, side: Side, hash: Hash, signature: Signature }),
  /** A side reveals its sealed orders. */
  z.strictObject({
    kind: z.literal('reveal'),
    turn: Turn,
    side: Side,
    orders: OrdersSchema,
    nonce: Hash,
    signature: Signature,
  }),
  z.strictObject({
    kind: z.literal('turn'),
    turn: Turn,
    /** The side that resolved it by mail (FIST-TURN-2); null if both did at one table, and with a referee. */
    resolver: Side.nullable(),
    /** Seed of the dice; null if they were rolled by hand. */
    seed: Hash.nullable(),
    orders: z.strictObject({ A: OrdersSchema, B: OrdersSchema }),
    dice: z.array(z.int().min(1).max(6)).max(20_000).readonly(),
    /** Fights that were or could have been played as matches, in order; omitted if none. */
    fights: z.array(ArchivedFight).min(1).max(400).readonly().exactOptional(),
    report: z.custom<TurnReport>(isObject, { message: 'The report is missing.' }),
    /** SHA-256 of the state after the turn. */
    stateHash: Hash,
  }),
  /** FIST-VIC-3: a side resigned or did not reply in time. */
  z.strictObject({
    kind: z.literal('resign'),
    turn: Turn,
    side: Side,
    why: z.enum(['resigned', 'forfeit']),
    /** In games by mail: the side that claims that the other did not reply. */
    by: Side.exactOptional(),
    signature: Signature,
  }),
  /** A manual correction at the table before the turn was resolved. */
  z.strictObject({
    kind: z.literal('correction'),
    turn: Turn,
    note: CorrectionNoteSchema,
    corrections: CorrectionsSchema.readonly(),
    /** SHA-256 of the state afterwards. */
    stateHash: Hash,
  }),
])
export type ArchiveStepBody = z.infer<typeof ArchiveStepBody>
export type ArchiveStepKind = ArchiveStepBody['kind']

/** A line of an archive: number from 1, content, hash of the previous line, own hash. */
export const ArchiveStep = z.strictObject({
  step: z.int().min(1),
  body: ArchiveStepBody,
  previous: Hash,
  hash: Hash,
})
export type ArchiveStep = z.infer<typeof ArchiveStep>

/** Last line of an archive: number of steps, and hash of the last one. */
export const ArchiveEnd = z.strictObject({ end: z.strictObject({ steps: z.int().min(0), head: Hash }) })
export type ArchiveEnd = z.infer<typeof ArchiveEnd>
