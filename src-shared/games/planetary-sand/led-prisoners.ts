import { formatCount } from '#shared/kit/format.ts'
import type { Battle } from './battle.ts'

/** Adds the prisoners guarded by the movers, because prisoners move with their guard (SAND-PRIS-1). */
export function withLedPrisoners({ captives, figures }: Battle, by: string, ids: readonly string[]): readonly string[] {
  const isHeld = (id: string) =>
    figures.some((figure) => figure.id === id && (figure.status === 'prisoner' || figure.status === 'disarmed'))
  const led = captives
    .filter(({ captor, guards }) => captor === by && guards.some((guard) => ids.includes(guard)))
    .flatMap(({ men }) => men.filter(isHeld))
  return [...new Set([...ids, ...led])]
}

/** Suffix for accompanying prisoners: “ with 2 prisoners”, or an empty string. */
export function formatLedPrisonersSuffix(movers: readonly string[], ids: readonly string[]): string {
  return movers.length > ids.length ? ` with ${formatCount(movers.length - ids.length, 'prisoner')}` : ''
}
