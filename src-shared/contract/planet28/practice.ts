import * as z from 'zod'
import { UnitPartIdSchema, UnitIdSchema } from '#shared/games/planet28/battle/table-input.ts'
import {
  BalanceResult,
  BALANCE_MARGINS,
  MAX_BALANCE_BATTLES,
  BalanceQuestion,
} from '#shared/games/planet28/field/balance.ts'
import { BOT_NAMES } from '#shared/games/planet28/field/bots.ts'
import { StartingPlacesSchema } from '#shared/games/planet28/field/map.ts'
import { Field, TERRAIN } from '#shared/games/planet28/field/model.ts'
import { forGamemaster, Id } from '../base.ts'
import { BoardingChoices, TableBattleSides } from './table-battles.ts'

const Seed = z.string().trim().min(1).max(80)
/** Sides, field and bots of a practice battle. */
export const PracticeBattleFields = TableBattleSides.extend({
  turns: z.int().min(1).max(99).nullable(),
  field: Field,
  directors: z.array(z.enum(BOT_NAMES)).min(2).max(8),
  /** Start positions that were set by hand. Other units stand along the edge of their side. */
  places: StartingPlacesSchema,
  seed: Seed,
})
export type PracticeBattleFields = z.infer<typeof PracticeBattleFields>

/** A unit on the field; lengths are in cm. */
const PracticeUnit = z.object({
  id: UnitIdSchema,
  name: z.string(),
  side: UnitPartIdSchema,
  x: z.number(),
  y: z.number(),
  radiusCm: z.number(),
  /** Footprint of a vehicle with a front; null for round bases. */
  hull: z.object({ heading: z.number(), length: z.number(), width: z.number() }).nullable(),
  isVehicle: z.boolean(),
  /** Passengers. */
  aboard: z.array(z.object({ id: UnitIdSchema, name: z.string() })),
  /** Free seats. */
  seats: z.int(),
  /** Human-readable states. */
  states: z.array(z.string()),
  hitPoints: z.int(),
})
export type PracticeUnit = z.infer<typeof PracticeUnit>

/** Terrain changed by a power; it may have more corners than drawn terrain (P28-ARC-4). */
const ChangedGround = z.object({
  id: UnitPartIdSchema,
  ground: z.enum(TERRAIN),
  heightCm: z.number(),
  corners: z.array(z.object({ x: z.number(), y: z.number() })).readonly(),
})

/** One command of a bot: its reason, its results, and the units that moved or were hurt. */
const Frame = z.object({
  turn: z.int(),
  unit: UnitIdSchema.nullable(),
  why: z.string(),
  rule: z.string(),
  lines: z.array(z.string()),
  /** Units that are new, changed, or removed. */
  changed: z.array(PracticeUnit),
  gone: z.array(UnitIdSchema),
  ground: z.array(ChangedGround),
  /** Plans of the sides, made before a turn. */
  minds: z.array(z.object({ side: UnitPartIdSchema, why: z.string() })),
})
export type PracticeFrame = z.infer<typeof Frame>

/** Units at their start positions. */
const Standing = z.object({ units: z.array(PracticeUnit) })
const Stood = Standing.extend({ boarding: BoardingChoices })

/** A finished practice battle. */
export const PracticeBattleView = Standing.extend({
  frames: z.array(Frame),
  /** The winning side; null for a draw. */
  winner: UnitPartIdSchema.nullable(),
  turns: z.int(),
})
export type PracticeBattleView = z.infer<typeof PracticeBattleView>

/** The practice field: bots fight on drawn or generated terrain. Nothing is saved. */
export const practice = {
  /** Generates a field, deterministically by seed. */
  generate: forGamemaster.input(z.object({ seed: Seed })).output(Field),
  /** Start positions of all units. */
  stand: forGamemaster.input(PracticeBattleFields.omit({ directors: true, seed: true })).output(Stood),
  /** Plays a whole battle, deterministically by plan and seed. */
  play: forGamemaster.input(PracticeBattleFields).output(PracticeBattleView),
}

const Progress = BalanceResult.extend({ isRunning: z.boolean() })

/** Series of practice battles that is played until a question is answered. */
export const balance = {
  /** Starts a series and stops a running one. It stops once the answer is clear or its progress is no longer polled. */
  start: forGamemaster
    .input(
      PracticeBattleFields.extend({
        question: BalanceQuestion,
        margin: z.literal(BALANCE_MARGINS),
        most: z.int().min(1).max(MAX_BALANCE_BATTLES),
      }),
    )
    .output(z.object({ id: Id })),
  progress: forGamemaster.input(z.object({ id: Id })).output(Progress),
  stop: forGamemaster.input(z.object({ id: Id })).output(Progress),
}
