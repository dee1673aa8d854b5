import * as z from 'zod'
import { EntryId, UnitId } from '#shared/games/planet28/battle/table-input.ts'
import { BalanceFigures, MARGINS, MAX_BATTLES, BalanceQuestion } from '#shared/games/planet28/field/balance.ts'
import { BOT_NAMES } from '#shared/games/planet28/field/bots.ts'
import { Field, TERRAIN } from '#shared/games/planet28/field/model.ts'
import { forGamemaster, Id } from '../base.ts'
import { Boarding, TableMuster } from './table-battles.ts'

const Seed = z.string().trim().min(1).max(80)
/** Where somebody begins; the front of a vehicle looks so many degrees clockwise from the near edge. */
const Place = z.object({
  x: z.number().min(0).max(300),
  y: z.number().min(0).max(300),
  heading: z.int().min(0).max(359).exactOptional(),
})

/** Who is to fight on what field, led by whom. */
export const PracticeFields = TableMuster.extend({
  turns: z.int().min(1).max(99).nullable(),
  field: Field,
  directors: z.array(z.enum(BOT_NAMES)).min(2).max(8),
  /** Where units begin that somebody put down; the others stand along the edge of their side. */
  places: z.record(UnitId, Place).refine((all) => Object.keys(all).length <= 100, { message: 'These are too many.' }),
  seed: Seed,
})
export type PracticeFields = z.infer<typeof PracticeFields>

/** Somebody on the field, in cm. */
const PracticeUnit = z.object({
  id: UnitId,
  name: z.string(),
  side: EntryId,
  x: z.number(),
  y: z.number(),
  radiusCm: z.number(),
  /** The footprint of a vehicle that has a front; null for round bases. */
  hull: z.object({ heading: z.number(), length: z.number(), width: z.number() }).nullable(),
  isVehicle: z.boolean(),
  /** Who sits in it. */
  aboard: z.array(z.object({ id: UnitId, name: z.string() })),
  /** Seats in it that are free. */
  seats: z.int(),
  /** What is the matter with it, in words. */
  states: z.array(z.string()),
  hitPoints: z.int(),
})
export type PracticeUnit = z.infer<typeof PracticeUnit>

/** Ground that a power changed, with more corners than terrain that is drawn (P28-ARC-4). */
const ChangedGround = z.object({
  id: EntryId,
  ground: z.enum(TERRAIN),
  heightCm: z.number(),
  corners: z.array(z.object({ x: z.number(), y: z.number() })).readonly(),
})

/** One order of a director: why, what happened, and who stands elsewhere or was hurt by it. */
const Frame = z.object({
  turn: z.int(),
  unit: UnitId.nullable(),
  why: z.string(),
  rule: z.string(),
  lines: z.array(z.string()),
  /** Units that are new, changed, or gone. */
  changed: z.array(PracticeUnit),
  gone: z.array(UnitId),
  ground: z.array(ChangedGround),
  /** What the sides are about, where they thought of it: before a turn. */
  minds: z.array(z.object({ side: EntryId, why: z.string() })),
})
export type PracticeFrame = z.infer<typeof Frame>

/** Everybody where they begin. */
const Standing = z.object({ units: z.array(PracticeUnit) })
const Stood = Standing.extend({ boarding: Boarding })

/** A battle that was fought on the field. */
export const PracticeView = Standing.extend({
  frames: z.array(Frame),
  /** The side that won, null for a draw. */
  winner: EntryId.nullable(),
  turns: z.int(),
})
export type PracticeView = z.infer<typeof PracticeView>

/** The practice field: directors fight on terrain that is drawn or made by chance; nothing of it is saved. */
export const practice = {
  /** A field by chance, the same for the same seed. */
  generate: forGamemaster.input(z.object({ seed: Seed })).output(Field),
  /** Where everybody begins. */
  stand: forGamemaster.input(PracticeFields.omit({ directors: true, seed: true })).output(Stood),
  /** Fights a whole battle; the same plan and seed give the same one. */
  play: forGamemaster.input(PracticeFields).output(PracticeView),
}

const Progress = BalanceFigures.extend({ isRunning: z.boolean() })

/** Many battles on the practice field, fought until a question is answered. */
export const balance = {
  /** Begins to fight; a question that runs already is stopped. It stops by itself once the answer is clear, or when nobody asks for its progress any more. */
  start: forGamemaster
    .input(
      PracticeFields.extend({
        question: BalanceQuestion,
        margin: z.literal(MARGINS),
        most: z.int().min(1).max(MAX_BATTLES),
      }),
    )
    .output(z.object({ id: Id })),
  progress: forGamemaster.input(z.object({ id: Id })).output(Progress),
  stop: forGamemaster.input(z.object({ id: Id })).output(Progress),
}
