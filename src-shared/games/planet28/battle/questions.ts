import * as z from 'zod'
import { AttackSchema } from './attack-orders.ts'
import type { Choices } from './choices.ts'
import type { Forecast } from './forecasts.ts'
import { UnitId } from './table-input.ts'

/** What a desk may ask before it orders anything; no die is thrown and nothing changes. */
export const QuestionSchema = z.discriminatedUnion('ask', [
  /** What may be ordered now: by the turn, and by this unit; without one, by whoever is acting. */
  z.strictObject({ ask: z.literal('offers'), unit: UnitId.exactOptional() }),
  /** What attacks on one target may come to, in their order. */
  z.strictObject({ ask: z.literal('forecast'), attacks: z.array(AttackSchema).min(1).max(8) }),
])
export type Question = z.infer<typeof QuestionSchema>

/** What each question is answered with. */
export interface Replies {
  readonly offers: Choices
  readonly forecast: Forecast
}
