import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { EvaluatedTurn } from '../rank-turns.ts'

/**
 * Distance equivalent of being on another plane, in millimetres: shooting is impossible until the planes are levelled
 * (SP-PLANE-3).
 */
const OTHER_PLANE_MM = 250
/** Distance equivalent of a cancelled part. It is cheaper, because the planes are levelled nevertheless (SP-REOR-6). */
const CANCELLED_MM = 80

/** Distance from the fight after a turn, in millimetres: to the nearest enemy, with a penalty for another plane. */
export function computeDistanceFromFight({ after, isCancelled }: EvaluatedTurn, seat: string): number {
  return nearestEnemy(after, seat) + (isCancelled ? CANCELLED_MM : 0)
}

/**
 * Whether no shot is possible at any distance, because no enemy is on the plane of a ship of this seat (SP-PLANE-1).
 */
export function hasNoEnemyOnPlanes({ ships }: Battle, seat: string): boolean {
  const own = new Set(ships.filter(({ owner }) => owner === seat).map(({ plane }) => plane))
  return !ships.some(({ owner, plane }) => owner !== seat && own.has(plane))
}

function nearestEnemy({ ships }: Battle, seat: string): number {
  let least = Infinity
  for (const ship of ships)
    for (const enemy of ships) {
      if (ship.owner !== seat || enemy.owner === seat) continue
      const mm = Math.hypot(ship.x - enemy.x, ship.y - enemy.y) + (ship.plane === enemy.plane ? 0 : OTHER_PLANE_MM)
      least = Math.min(least, mm)
    }
  return least
}
