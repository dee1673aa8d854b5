import * as z from 'zod'
import { DistanceSchema, PointSchema, PieceId } from './path-input.ts'
import { listTableIds } from './table-ids.ts'
import { PLATES } from './tables/armour.ts'
import { type BotStyleId, BOT_STYLES } from './tables/bot-styles.ts'
import { WEAPONS, type WeaponId } from './tables/weapons.ts'
import { MAX_LAUNCHES } from './toys.ts'

const Shooter = { shooter: PieceId, weapon: z.enum(listTableIds<WeaponId>(WEAPONS)) }

/** What the table may ask before it orders anything. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** What these may do now, all together. */
  z.strictObject({ ask: z.literal('moves'), by: PieceId, ids: z.array(PieceId).min(1).max(60) }),
  /** Who of a side may fire this turn, and with what. */
  z.strictObject({ ask: z.literal('listings'), by: PieceId }),
  /** Who is listed and still has shots. */
  z.strictObject({ ask: z.literal('firing') }),
  /** Which shots are declared, in the order in which their dice are thrown. */
  z.strictObject({ ask: z.literal('declared') }),
  /** Whom a shooter may fire at, with the chance in each third of the cord. */
  z.strictObject({ ask: z.literal('targets'), ...Shooter }),
  /** What a volley may come to before a die is thrown. */
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
  /** Where a missile may come down, and on the map who would lie there. */
  z.strictObject({ ask: z.literal('drift'), ...Shooter, aim: PieceId.nullable() }),
  /** What may lie under the template of a missile that has come down. */
  z.strictObject({ ask: z.literal('under'), launch: z.int().min(0).lt(MAX_LAUNCHES) }),
  /** How far these come on the map in every direction, after its ground. */
  z.strictObject({ ask: z.literal('reach'), by: PieceId, ids: z.array(PieceId).min(1).max(60) }),
  /** Where these would end on a way on the map. */
  z.strictObject({
    ask: z.literal('way'),
    by: PieceId,
    ids: z.array(PieceId).min(1).max(60),
    path: z.array(PointSchema).min(1).max(20),
  }),
  /** What a bot of this temper would do for a side: on the map its next order, else in words. */
  z.strictObject({ ask: z.literal('advice'), by: PieceId, temper: z.enum(listTableIds<BotStyleId>(BOT_STYLES)) }),
  /** What is due: deadlines, guards, robots, counts. */
  z.strictObject({ ask: z.literal('due') }),
])
export type Question = z.infer<typeof QuestionSchema>

/** One kind of question. */
export type QuestionOf<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>
