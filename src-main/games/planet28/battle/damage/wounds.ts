import type { Model } from '#shared/games/planet28/battle/units.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** Modifier of being wounded on every skill (P28-DMG-2). */
export const WOUND_PENALTY = -1

/** Whether hit points are strictly below half of those at the start (P28-DMG-2, P28-META-7). */
export function isBelowHalfHitPoints(hitPoints: number, start: number): boolean {
  return 2 * hitPoints < start
}

/**
 * Whether a wounded model keeps the penalty with these hit points. Healing must bring it above half, or by setting up
 * to half (`woundEndsAt`).
 */
export function keepsWoundPenalty(
  { start, isWounded }: Pick<Model, 'start' | 'isWounded'>,
  hitPoints: number,
  { woundEndsAt }: Pick<Settings, 'woundEndsAt'>,
): boolean {
  if (isBelowHalfHitPoints(hitPoints, start)) return true
  return isWounded && woundEndsAt === 'above50' && 2 * hitPoints === start
}
