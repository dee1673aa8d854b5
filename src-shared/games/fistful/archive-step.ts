import * as z from 'zod'
import { CorrectionNote, Corrections } from './correction.ts'
import { ArchivedFight } from './fights.ts'
import { GameStart } from './game-start.ts'
import { SIDES, type TurnReport } from './model.ts'
import { OrdersInput } from './orders-schema.ts'

/** A SHA-256, or 32 bytes of chance: 64 hexadecimal digits. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/, { message: 'A hash is 64 hexadecimal digits.' })

/** What a side signed a step with, in sealed games that have keys. */
const Signature = z
  .string()
  .regex(/^[0-9a-f]{128}$/, { message: 'A signature is 128 hexadecimal digits.' })
  .exactOptional()

const Turn = z.int().min(1).max(999_999)
const Side = z.enum(SIDES)
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** What happened at a step of a game's archive. */
export const StepBody = z.discriminatedUnion('kind', [
  /** What the game began with; both homeworlds are chosen. */
  z.strictObject({ kind: z.literal('start'), start: GameStart }),
  /** A side bound itself to its orders (sealed games). */
  z.strictObject({ kind: z.literal('seal'), turn: Turn, side: Side, hash: Hash, signature: Signature }),
  /** What a side had sealed. */
  z.strictObject({
    kind: z.literal('reveal'),
    turn: Turn,
    side: Side,
    orders: OrdersInput,
    nonce: Hash,
    signature: Signature,
  }),
  z.strictObject({
    kind: z.literal('turn'),
    turn: Turn,
    /** Who resolved it by mail (FIST-TURN-2); null where both did, at one table, and with a referee. */
    resolver: Side.nullable(),
    /** What the dice came from; null where they were thrown by hand. */
    seed: Hash.nullable(),
    orders: z.strictObject({ A: OrdersInput, B: OrdersInput }),
    dice: z.array(z.int().min(1).max(6)).max(20_000).readonly(),
    /** What was fought elsewhere, or could have been, in the order in which it was due; left out where nothing was. */
    fights: z.array(ArchivedFight).min(1).max(400).readonly().exactOptional(),
    report: z.custom<TurnReport>(isObject, { message: 'The report is missing.' }),
    /** The SHA-256 of the state after the turn. */
    stateHash: Hash,
  }),
  /** FIST-VIC-3: a side gave up, or did not answer in time. */
  z.strictObject({
    kind: z.literal('resign'),
    turn: Turn,
    side: Side,
    why: z.enum(['resigned', 'forfeit']),
    /** In games by mail: the side whose word it is that the other did not answer. */
    by: Side.exactOptional(),
    signature: Signature,
  }),
  /** The position was set right by hand at the table, before the turn was resolved. */
  z.strictObject({
    kind: z.literal('correction'),
    turn: Turn,
    note: CorrectionNote,
    corrections: Corrections.readonly(),
    /** The SHA-256 of the state after it. */
    stateHash: Hash,
  }),
])
export type StepBody = z.infer<typeof StepBody>
export type StepKind = StepBody['kind']

/** A line of an archive: its number from 1, what happened, the hash of the line before, and its own. */
export const ArchiveStep = z.strictObject({
  step: z.int().min(1),
  body: StepBody,
  previous: Hash,
  hash: Hash,
})
export type ArchiveStep = z.infer<typeof ArchiveStep>

/** The last line of an archive: how many steps it has, and the hash of the last one. */
export const ArchiveEnd = z.strictObject({ end: z.strictObject({ steps: z.int().min(0), head: Hash }) })
export type ArchiveEnd = z.infer<typeof ArchiveEnd>
