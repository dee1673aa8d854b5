/** Points that the enemies of a solo or co-op game have more than the players, at least (P28-SOLO-1). */
const ENEMY_LEAD = 200

/** The fewest points of an enemy warband in solo and co-op games (P28-SOLO-1). */
export function getMinEnemyPoints(own: number): number {
  return own + ENEMY_LEAD
}
