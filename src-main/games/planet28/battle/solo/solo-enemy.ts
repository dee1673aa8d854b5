import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { type Transaction } from '../transaction.ts'

/**
 * Whether a unit is controlled by the enemy list. Such units share their activation, and never push, leave combat or
 * hold (P28-SOLO-1, P28-AI-5).
 */
export function isSoloEnemy({ sides }: Pick<Battle, 'sides'>, { side }: Pick<BattleUnit, 'side'>): boolean {
  return sides.some(({ id, isEnemy }) => id === side && isEnemy)
}

/** Throws for solo enemies, which fight on until one of the two is dead (P28-AI-1, P28-AI-5). */
export function requireMayLeaveCombat(transaction: Pick<Transaction, 'battle'>, unit: BattleUnit): void {
  if (isSoloEnemy(transaction.battle, unit))
    throw new IllegalCommand(
      'list',
      `${unit.name} is led by the list and fights until one of the two is dead.`,
      'P28-AI-1',
    )
}
