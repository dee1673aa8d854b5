import type { GameState, Side } from './model.ts'
import type { BotStyle } from './tables/bot-styles.ts'

/**
 * How the sides exchange turns: both at one table; by mail as in the book, resolving alternately; by mail with sealed
 * orders and jointly seeded dice; or through a neutral referee.
 */
export const TURN_EXCHANGE_MODES = ['table', 'mail', 'sealed', 'referee'] as const
export type TurnExchangeMode = (typeof TURN_EXCHANGE_MODES)[number]

/** Controller of a side. */
export interface Seat {
  readonly name: string
  /** Mail address; may be empty. */
  readonly email: string
  /** The player and faction of the campaign, if any. */
  readonly playerId: string | null
  readonly factionId: string | null
  /** Style of a bot; null for a person. */
  readonly temper: BotStyle | null
}

/** Controllers of both sides. */
export type Seats = Readonly<Record<Side, Seat>>

/** The parts of a game that change from turn to turn. */
export type GamePosition = Pick<GameState, 'turn' | 'homeworlds' | 'colonies' | 'fleets' | 'result'>
