import type { Ground, NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import { filterByShape } from '../effects-in-force.ts'

/** From this height on it is climbed, below it is rough ground (P28-CLIMB-1). */
const CLIMB_CM = 5

const WORST: readonly Ground[] = ['even', 'rough', 'hazardous']

/** Whether getting over something is climbing (P28-CLIMB-1). */
export function isClimb(heightCm: number): boolean {
  return heightCm >= CLIMB_CM
}

/** The ground that decides an action: the worst of it as the mover treats it, so that halving never applies twice (P28-TERR-1, P28-TERR-6, P28-TR-sure-footed). */
export function findDecidingGround(ground: readonly Ground[], effects: readonly NamedEffect[]): Ground {
  const treats = filterByShape(effects, 'treats')
  const felt = ground.map(
    (otherGround) => treats.find(({ effect }) => effect.ground === otherGround)?.effect.as ?? otherGround,
  )
  return WORST[Math.max(0, ...felt.map((item) => WORST.indexOf(item)))] ?? 'even'
}

/** How far a move goes after its roll: rough halves what fails, hazardous halves what succeeds and stops the rest (P28-TERR-2, P28-TERR-3, P28-META-6). */
export function computeReach(ground: Ground, speedCm: number, isSuccess: boolean): number {
  if (ground === 'even') return speedCm
  if (ground === 'rough') return isSuccess ? speedCm : Math.floor(speedCm / 2)
  return isSuccess ? Math.floor(speedCm / 2) : 0
}
