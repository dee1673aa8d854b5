import type { GameState, Side } from './model.ts'
import type { BotStyle } from './tables/bot-styles.ts'

/**
 * How the two sides exchange turns: both at one table; by mail as in the book, resolving in turn; by mail with sealed
 * orders and dice that both have a share in; or through a neutral referee.
 */
export const PLAY_MODES = ['table', 'mail', 'sealed', 'referee'] as const
export type PlayMode = (typeof PLAY_MODES)[number]

/** Who plays a side. */
export interface Seat {
  readonly name: string
  /** Where mail goes, or empty. */
  readonly email: string
  /** The campaign's player and faction, where there are any. */
  readonly playerId: string | null
  readonly factionId: string | null
  /** A bot's temper; null for a person. */
  readonly temper: BotStyle | null
}

/** Who plays the two sides. */
export type Seats = Readonly<Record<Side, Seat>>

/** What of a game changes from turn to turn. */
export type Position = Pick<GameState, 'turn' | 'homeworlds' | 'colonies' | 'fleets' | 'result'>
