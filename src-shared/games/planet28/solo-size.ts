/** Minimum lead in points of the enemies in a solo or co-op game (P28-SOLO-1). */
const ENEMY_LEAD = 200

/** Minimum points of an enemy warband in solo and co-op games (P28-SOLO-1). */
export function getMinEnemyPoints(own: number): number {
  return own + ENEMY_LEAD
}
