import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'
import { filterEffectsByShape } from '../effects-in-force.ts'

/** Falls cause damage for each whole cm beyond this (P28-FALL-1). */
export const SAFE_DROP_CM = 5

/** A fall from a face. */
export interface FailedClimb {
  readonly faceCm: number
  /** Height reached before the failed action. */
  readonly reachedCm: number
  readonly speedCm: number
}

/**
 * The height of the fall after a failed climb: the whole face if one action could climb it, otherwise the height
 * reached; by setting always the latter (P28-FALL-2, `fallHeight`).
 */
export function computeDrop(
  { faceCm, reachedCm, speedCm }: FailedClimb,
  { fallHeight }: Pick<Settings, 'fallHeight'>,
): number {
  return fallHeight === 'asExamples' && faceCm <= speedCm ? faceCm : reachedCm
}

/**
 * Damage of a fall, without armour. The very large take none below their own height (P28-FALL-1, P28-FALL-3,
 * P28-TR-gigantic).
 */
export function computeFallDamage(dropCm: number, effects: readonly NamedEffect[]): number {
  const from = Math.max(0, ...filterEffectsByShape(effects, 'falls-from').map(({ effect }) => effect.cm))
  return dropCm < from ? 0 : Math.max(0, Math.floor(dropCm - SAFE_DROP_CM))
}
