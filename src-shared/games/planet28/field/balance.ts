import * as z from 'zod'
import { BOT_NAMES } from './bots.ts'

/** The most battles that one answer is looked for in. */
export const MAX_BATTLES = 2000

/** By how much a chance has to differ from one half to count. */
export const MARGINS = [0.05, 0.1] as const

/** How often an answer may be wrong. */
export const ERROR_RATE = 0.05

/** What is asked of many battles, always of the first side. */
export const BalanceQuestion = z.discriminatedUnion('ask', [
  /** Who is likelier to win. */
  z.strictObject({ ask: z.literal('chances') }),
  /** What a piece of its gear is worth: each battle is fought with it, and with another piece or none in its place. */
  z.strictObject({ ask: z.literal('gear'), row: z.string().min(1).max(60), instead: z.string().max(60).nullable() }),
  /** Whether one director is better than another: they change sides from battle to battle. */
  z.strictObject({ ask: z.literal('directors'), one: z.enum(BOT_NAMES), other: z.enum(BOT_NAMES) }),
])
export type BalanceQuestion = z.infer<typeof BalanceQuestion>

const Band = z.object({ share: z.number(), low: z.number(), high: z.number() })

/** What the battles of a question say so far. */
export const BalanceFigures = z.object({
  /** Battles fought, or pairs of battles where each is fought twice. */
  played: z.int(),
  most: z.int(),
  wins: z.int(),
  losses: z.int(),
  draws: z.int(),
  /** The share of wins, a draw being half of one, and the band in which the true one lies 19 times of 20. */
  share: Band,
  /** Null while it is not clear. */
  verdict: z.enum(['better', 'worse', 'even']).nullable(),
  meanTurns: z.number(),
})
export type BalanceFigures = z.infer<typeof BalanceFigures>
