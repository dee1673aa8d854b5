import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { QuestionOf, RankedTurn } from '#shared/games/space-planes/questions.ts'
import { bestTurns } from '../best-turns.ts'
import { writeTurn } from '../turn-text.ts'

/** The best turns that may be played now, as text; none while ships are placed or once it is over. */
export function rankedTurns(battle: Battle, { most }: QuestionOf<'turns'>): RankedTurn[] {
  if (battle.phase !== 'flying') return []
  return bestTurns(battle)
    .slice(0, most)
    .map(({ orders, ...promise }) => ({ ...promise, text: writeTurn(orders) }))
}
