import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { findFigure } from '../find.ts'

/** A choice of movers with the prisoners whom they guard: those go where their guard goes (SAND-PRIS-1). */
export function withPrisoners(battle: Battle, by: string, ids: readonly string[]): readonly string[] {
  const led = battle.captives
    .filter(({ captor, guards }) => captor === by && guards.some((guard) => ids.includes(guard)))
    .flatMap(({ men }) => men)
    .filter((id) => ['prisoner', 'disarmed'].includes(findFigure(battle, id)?.status ?? ''))
  return [...new Set([...ids, ...led])]
}
