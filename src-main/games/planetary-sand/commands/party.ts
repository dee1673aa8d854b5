import { type Decision, refuse } from '#main/games/kit/game.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { findFigure } from '../find.ts'
import { findFiguresRefusal, findUsedMoveRefusal } from './action-refusals.ts'

/**
 * Refuses figures that cannot use their move, or prisoners without one of their guards; null if all can move together
 * (SAND-TURN-1, SAND-PRIS-1).
 */
export function findPartyRefusal(battle: Battle, by: string, ids: readonly string[]): Decision<never> | null {
  const prisoners = ids.filter((id) => isPrisonerOf(battle, by, id))
  const own = ids.filter((id) => !prisoners.includes(id))
  return findFiguresRefusal(battle, by, own) ?? refusePrisoners(battle, prisoners, own)
}

function isPrisonerOf({ captives }: Battle, by: string, id: string): boolean {
  return captives.some(({ captor, men }) => captor === by && men.includes(id))
}

/** Refuses prisoners whose guards do not come along (SAND-PRIS-1). */
function refusePrisoners(
  battle: Battle,
  prisoners: readonly string[],
  movers: readonly string[],
): Decision<never> | null {
  for (const id of prisoners) {
    const figure = findFigure(battle, id)
    const guards = battle.captives.find(({ men }) => men.includes(id))?.guards ?? []
    if (!guards.some((guard) => movers.includes(guard)))
      return refuse('no-guard', `${id} goes only with a guard: ${guards.join(', ') || 'set one'}.`, 'SAND-PRIS-1')
    const used = figure && findUsedMoveRefusal(battle, figure)
    if (used) return used
  }
  return null
}
