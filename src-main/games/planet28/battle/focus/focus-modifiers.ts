import type { NamedModifier } from '#shared/games/planet28/battle/effects.ts'

/** Penalty of several opponents on the Awareness roll before an attack, and on Fighting if it failed (P28-MULTI-1). */
export function getFocusPenalty(enemies: number): NamedModifier[] {
  return enemies > 1 ? [{ source: 'Several opponents', value: -enemies, rule: 'P28-MULTI-1' }] : []
}
