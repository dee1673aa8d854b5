import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { TurnWithHitChances } from '../rank-turns.ts'

/** A bot's turn and the reason for it in a sentence. */
export interface BotTurn {
  readonly turn: TurnWithHitChances
  readonly why: string
}

/**
 * Chooses the turn of the active seat. `whims` is the only source of randomness; a bot uses public information only.
 */
export type BotStrategy = (battle: Battle, whims: Dice) => BotTurn

/** Formats a chance as a percentage. */
export function formatPercent(chance: number): string {
  return `${(chance * 100).toFixed(0)} %`
}
