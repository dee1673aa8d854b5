import * as z from 'zod'
import { AttackSchema } from './attack-orders.ts'
import type { Choices } from './choices.ts'
import type { Forecast } from './forecasts.ts'
import { UnitId } from './table-input.ts'

/** Queries of a battle before a command. They roll no dice and change nothing. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** Currently possible commands of the turn and of this unit; by default of the acting unit. */
  z.strictObject({ ask: z.literal('offers'), unit: UnitId.exactOptional() }),
  /** Forecast of attacks on one target, in sequence. */
  z.strictObject({ ask: z.literal('forecast'), attacks: z.array(AttackSchema).min(1).max(8) }),
])
export type Question = z.infer<typeof QuestionSchema>

/** Reply type of each query. */
export interface Replies {
  readonly offers: Choices
  readonly forecast: Forecast
}
