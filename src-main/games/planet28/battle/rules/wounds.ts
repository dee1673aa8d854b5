import type { Model } from '#shared/games/planet28/battle/units.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** What being wounded takes from every skill (P28-DMG-2). */
export const WOUND_PENALTY = -1

/** Below half of the hit-points at the start, exactly (P28-DMG-2, P28-META-7). */
export function isBelowHalf(hitPoints: number, start: number): boolean {
  return 2 * hitPoints < start
}

/** Whether a model has the penalty once it has so many hit-points: healing must bring it above half, by ruling up to half (`woundEndsAt`). */
export function isWoundedAfter(
  { start, isWounded }: Pick<Model, 'start' | 'isWounded'>,
  hitPoints: number,
  { woundEndsAt }: Pick<Settings, 'woundEndsAt'>,
): boolean {
  if (isBelowHalf(hitPoints, start)) return true
  return isWounded && woundEndsAt === 'above50' && 2 * hitPoints === start
}
