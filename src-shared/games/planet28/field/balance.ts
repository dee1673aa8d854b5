import * as z from 'zod'
import { BOT_NAMES } from './bots.ts'

/** Maximum number of battles per question. */
export const MAX_BALANCE_BATTLES = 2000

/** Smallest relevant differences of a probability from one half. */
export const BALANCE_MARGINS = [0.05, 0.1] as const

/** Accepted error rate of an answer. */
export const BALANCE_ERROR_RATE = 0.05

/** Question to be answered by many battles, always about the first side. */
export const BalanceQuestion = z.discriminatedUnion('ask', [
  /** Which side is more likely to win. */
  z.strictObject({ ask: z.literal('chances') }),
  /** Value of a piece of its gear: each battle is played with it, and with another piece or none instead. */
  z.strictObject({ ask: z.literal('gear'), row: z.string().min(1).max(60), instead: z.string().max(60).nullable() }),
  /** Whether one bot is better than another. They swap sides after every battle. */
  z.strictObject({ ask: z.literal('directors'), one: z.enum(BOT_NAMES), other: z.enum(BOT_NAMES) }),
])
export type BalanceQuestion = z.infer<typeof BalanceQuestion>

const Band = z.object({ share: z.number(), low: z.number(), high: z.number() })

/** Interim result of a question. */
export const BalanceResult = z.object({
  /** Number of battles, or of pairs if each battle is played twice. */
  played: z.int(),
  most: z.int(),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
  /** Share of wins, with draws as half a win, and its 95 % confidence interval. */
  share: Band,
  /** Null while undecided. */
  verdict: z.enum(['better', 'worse', 'even']).nullable(),
  meanTurns: z.number(),
})
export type BalanceResult = z.infer<typeof BalanceResult>
