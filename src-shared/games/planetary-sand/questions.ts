import * as z from 'zod'
import { PieceIdSchema } from './path-input.ts'
import { listTableIds } from './table-ids.ts'
import { type BotStyleId, BOT_STYLES } from './tables/bot-styles.ts'

/** Queries of a battle before a command. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** Advice of a bot with this style: its next order with a map, else as text. */
  z.strictObject({ ask: z.literal('advice'), by: PieceIdSchema, temper: z.enum(listTableIds<BotStyleId>(BOT_STYLES)) }),
])
export type Question = z.infer<typeof QuestionSchema>

/** A query of one kind. */
export type QuestionOf<Ask extends Question['ask']> = Extract<Question, { ask: Ask }>
