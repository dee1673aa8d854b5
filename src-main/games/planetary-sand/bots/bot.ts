import type { Dice } from '#main/games/kit/dice.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { BotStyleRow } from '#shared/games/planetary-sand/tables/bot-styles.ts'

/** A bot's command and the reason for it in a sentence. */
export interface BotOrder {
  readonly command: Command
  readonly why: string
}

/** A bot: its side and style. `whims` is its only source of randomness. */
export interface BotSide {
  readonly by: string
  readonly temper: BotStyleRow
  readonly whims: Dice
}
