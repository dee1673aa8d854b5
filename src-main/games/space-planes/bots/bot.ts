import type { Dice } from '#main/games/kit/dice.ts'
import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { RankedTurnChoice } from '../rank-turns.ts'

/** What a bot does with its turn, and why in a sentence. */
export interface BotTurn {
  readonly turn: RankedTurnChoice
  readonly why: string
}

/** A bot: what it does in the turn of the seat to act. All its chance are `whims`; it knows what everybody knows. */
export type Bot = (battle: Battle, whims: Dice) => BotTurn

/** A chance as people read it. */
export function formatPercent(chance: number): string {
  return `${(chance * 100).toFixed(0)} %`
}
