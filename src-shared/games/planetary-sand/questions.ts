import * as z from 'zod'
import { DistanceSchema, PointSchema, PieceId } from './path-input.ts'
import { listTableIds } from './table-ids.ts'
import { PLATES } from './tables/armour.ts'
import { type BotStyleId, BOT_STYLES } from './tables/bot-styles.ts'
import { WEAPONS, type WeaponId } from './tables/weapons.ts'
import { MAX_LAUNCHES } from './toys.ts'

const Shooter = { shooter: PieceId, weapon: z.enum(listTableIds<WeaponId>(WEAPONS)) }

/** Queries of a battle before a command. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** Actions available to all of these together. */
  z.strictObject({ ask: z.literal('moves'), by: PieceId, ids: z.array(PieceId).min(1).max(60) }),
  /** Figures and guns of a side that may fire this turn, with their weapons. */
  z.strictObject({ ask: z.literal('listings'), by: PieceId }),
  /** Listed shooters with remaining shots. */
  z.strictObject({ ask: z.literal('firing') }),
  /** Declared shots in the order in which their dice are rolled. */
  z.strictObject({ ask: z.literal('declared') }),
  /** Possible targets of a shooter, with the chance in each third of the cord. */
  z.strictObject({ ask: z.literal('targets'), ...Shooter }),
  /** Possible losses of a volley before its dice are rolled. */
  z.strictObject({
    ask: z.literal('volley'),
    shots: z
      .array(
        z.strictObject({
          ...Shooter,
          target: PieceId,
          distance: DistanceSchema.nullable().default(null),
          plate: z.enum(PLATES).nullable().default(null),
        }),
      )
      .min(1)
      .max(60),
  }),
  /** Possible points of impact of a missile, and on a map what each would hit. */
  z.strictObject({ ask: z.literal('drift'), ...Shooter, aim: PieceId.nullable() }),
  /** What may lie under the template of a missile that has landed. */
  z.strictObject({ ask: z.literal('under'), launch: z.int().min(0).lt(MAX_LAUNCHES) }),
  /** How far these can move on the map in each direction, taking terrain into account. */
  z.strictObject({ ask: z.literal('reach'), by: PieceId, ids: z.array(PieceId).min(1).max(60) }),
  /** Where these would end after a path on the map. */
  z.strictObject({
    ask: z.literal('way'),
    by: PieceId,
    ids: z.array(PieceId).min(1).max(60),
    path: z.array(PointSchema).min(1).max(20),
  }),
  /** Advice of a bot with this style: its next order with a map, else as text. */
  z.strictObject({ ask: z.literal('advice'), by: PieceId, temper: z.enum(listTableIds<BotStyleId>(BOT_STYLES)) }),
  /** Pending items: deadlines, guards, robots, counts. */
  z.strictObject({ ask: z.literal('due') }),
])
export type Question = z.infer<typeof QuestionSchema>

/** A query of one kind. */
export type QuestionOf<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>
