import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import { countWords } from '#shared/kit/words.ts'
import { findFigure } from '../find.ts'

/** A choice of movers with the prisoners whom they guard: those go where their guard goes (SAND-PRIS-1). */
export function withPrisoners(battle: Battle, by: string, ids: readonly string[]): readonly string[] {
  const led = battle.captives
    .filter(({ captor, guards }) => captor === by && guards.some((guard) => ids.includes(guard)))
    .flatMap(({ men }) => men)
    .filter((id) => ['prisoner', 'disarmed'].includes(findFigure(battle, id)?.status ?? ''))
  return [...new Set([...ids, ...led])]
}

/** What is said of prisoners who come along: “ with 2 prisoners”, or nothing. */
export function ledWords(movers: readonly string[], ids: readonly string[]): string {
  return movers.length > ids.length ? ` with ${countWords(movers.length - ids.length, 'prisoner')}` : ''
}
