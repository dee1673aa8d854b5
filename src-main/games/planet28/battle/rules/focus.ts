import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'

/** What several opponents take from the Awareness roll before an attack, and from Fighting where it failed (P28-MULTI-1). */
export function getFocusPenalty(enemies: number): NamedModifier[] {
  return enemies > 1 ? [{ source: 'Several opponents', value: -enemies, rule: 'P28-MULTI-1' }] : []
}
