import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { TriedTurn } from '../best-turns.ts'

/** Another plane is as bad as this many millimetres, a cancelled part as twice as many. */
const OTHER_PLANE_MM = 250

/** How far the hunt still is after a turn: to the nearest enemy, one on another plane being far. */
export function distanceIn({ after, isCancelled }: TriedTurn, seat: string): number {
  return nearestEnemy(after, seat) + (isCancelled ? 2 * OTHER_PLANE_MM : 0)
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
