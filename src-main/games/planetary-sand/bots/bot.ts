import type { Dice } from '#main/games/kit/dice.ts'
import type { Command } from '#shared/games/planetary-sand/commands.ts'
import type { BotStyleRow } from '#shared/games/planetary-sand/tables/bot-styles.ts'

/** An order of a bot, and why in a sentence. */
export interface BotOrder {
  readonly command: Command
  readonly why: string
}

/** Who orders what with which cares; all its chance are `whims`. */
export interface BotSide {
  readonly by: string
  readonly temper: BotStyleRow
  readonly whims: Dice
}
