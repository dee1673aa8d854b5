import { IllegalCommand } from '#main/games/kit/transaction.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { findFigure } from '../state/find.ts'
import { requireMovableFigures, requireUnusedMove } from './action-checks.ts'

/**
 * Requires figures that can move together: own ones that can use their move, and prisoners with one of their guards
 * (SAND-TURN-1, SAND-PRIS-1).
 */
export function requireMovableParty(battle: Battle, by: string, ids: readonly string[]): void {
  const prisoners = ids.filter((id) => isPrisonerOf(battle, by, id))
  const own = ids.filter((id) => !prisoners.includes(id))
  requireMovableFigures(battle, by, own)
  for (const id of prisoners) requireGuarded(battle, id, own)
}

function isPrisonerOf({ captives }: Battle, by: string, id: string): boolean {
  return captives.some(({ captor, men }) => captor === by && men.includes(id))
}

/** Requires that a guard of the prisoner comes along (SAND-PRIS-1). */
function requireGuarded(battle: Battle, id: string, movers: readonly string[]): void {
  const figure = findFigure(battle, id)
  const guards = battle.captives.find(({ men }) => men.includes(id))?.guards ?? []
  if (!guards.some((guard) => movers.includes(guard)))
    throw new IllegalCommand(
      'no-guard',
      `${id} goes only with a guard: ${guards.join(', ') || 'set one'}.`,
      'SAND-PRIS-1',
    )
  if (figure) requireUnusedMove(battle, figure)
}
