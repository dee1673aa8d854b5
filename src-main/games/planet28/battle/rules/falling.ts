import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { filterByShape } from '../effects-in-force.ts'

/** Falls hurt for each whole cm beyond this (P28-FALL-1). */
export const SAFE_DROP_CM = 5

/** A face that somebody falls from. */
export interface Fall {
  readonly faceCm: number
  /** Height reached before the action that failed. */
  readonly reachedCm: number
  readonly speedCm: number
}

/** How far a failed climb falls: all of a face that one action could climb, else the height reached; by ruling always that (P28-FALL-2, `fallHeight`). */
export function computeDrop(
  { faceCm, reachedCm, speedCm }: Fall,
  { fallHeight }: Pick<Settings, 'fallHeight'>,
): number {
  return fallHeight === 'asExamples' && faceCm <= speedCm ? faceCm : reachedCm
}

/** Damage of a fall, without armour; the very large take none below their own height (P28-FALL-1, P28-FALL-3, P28-TR-gigantic). */
export function computeFallDamage(dropCm: number, effects: readonly NamedEffect[]): number {
  const from = Math.max(0, ...filterByShape(effects, 'falls-from').map(({ effect }) => effect.cm))
  return dropCm < from ? 0 : Math.max(0, Math.floor(dropCm - SAFE_DROP_CM))
}
