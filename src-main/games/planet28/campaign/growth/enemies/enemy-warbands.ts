import type { BattleRecord } from '#shared/games/planet28/campaign/battle-record.ts'

/**
 * Warbands run by the enemy list in their last battle. `records` are settled battles, newest first (P28-SOLO-1,
 * P28-COOP-2).
 */
export function listEnemyWarbandIds(records: readonly Pick<BattleRecord, 'play' | 'sides'>[]): Set<string> {
  const isEnemy = new Map<string, boolean>()
  for (const { play, sides } of records)
    for (const side of sides)
      for (const id of side.warbandIds) if (!isEnemy.has(id)) isEnemy.set(id, play !== 'opposed' && side.isEnemy)
  return new Set([...isEnemy].flatMap(([id, is]) => (is ? [id] : [])))
}
