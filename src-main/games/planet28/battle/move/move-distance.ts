import type { PassableGround, NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import { filterEffectsByShape } from '../effects-in-force.ts'

/** Minimum height of a climb; lower obstacles are rough ground (P28-CLIMB-1). */
const CLIMB_CM = 5

const WORST: readonly PassableGround[] = ['even', 'rough', 'hazardous']

/** Whether an obstacle has to be climbed (P28-CLIMB-1). */
export function needsClimb(heightCm: number): boolean {
  return heightCm >= CLIMB_CM
}

/**
 * The ground that decides an action: the worst one as it affects the mover, so that halving never applies twice
 * (P28-TERR-1, P28-TERR-6, P28-TR-sure-footed).
 */
export function getWorstGround(ground: readonly PassableGround[], effects: readonly NamedEffect[]): PassableGround {
  const treats = filterEffectsByShape(effects, 'treats')
  const felt = ground.map(
    (otherGround) => treats.find(({ effect }) => effect.ground === otherGround)?.effect.as ?? otherGround,
  )
  return WORST[Math.max(0, ...felt.map((item) => WORST.indexOf(item)))] ?? 'even'
}

/**
 * The distance of a move after its roll: rough ground halves a failed move, hazardous ground halves a successful one
 * and stops a failed one (P28-TERR-2, P28-TERR-3, P28-META-6).
 */
export function computeMoveDistance(ground: PassableGround, speedCm: number, isSuccess: boolean): number {
  if (ground === 'even') return speedCm
  if (ground === 'rough') return isSuccess ? speedCm : Math.floor(speedCm / 2)
  return isSuccess ? Math.floor(speedCm / 2) : 0
}
