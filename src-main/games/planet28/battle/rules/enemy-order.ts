import type { TurnOrderSlot } from '#shared/games/planet28/battle/state.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** How far an enemy of the list stands from the nearest of the players' units, as the table measured. */
export interface EnemyDistance {
  readonly unit: string
  readonly distanceCm: number
}

/** What the place of an enemy among the enemies comes from. */
interface Ranked {
  readonly ownAgility: number
  /** Undefined where nobody measured: it comes after those that were. */
  readonly distanceCm: number | undefined
}

/** Enemies by their own Agility, then the nearest to a player's unit, then as they are listed; by ruling the nearest first, or as they are listed for the player to choose from (P28-SOLO-3, `enemyOrder`). */
export function sortEnemies<Enemy extends Ranked>(
  enemies: readonly Enemy[],
  { enemyOrder }: Pick<Settings, 'enemyOrder'>,
): Enemy[] {
  if (enemyOrder === 'player') return [...enemies]
  const byAgility = (a: Enemy, b: Enemy) => b.ownAgility - a.ownAgility
  return enemyOrder === 'nearest'
    ? enemies.toSorted((a, b) => byDistance(a, b) || byAgility(a, b))
    : enemies.toSorted((a, b) => byAgility(a, b) || byDistance(a, b))
}

function byDistance({ distanceCm = Infinity }: Ranked, { distanceCm: other = Infinity }: Ranked): number {
  return distanceCm === other ? 0 : distanceCm - other
}

/** Which of several enemies in their order may act now: the first; where nobody measured who is nearest, whichever of them the table says; any, where the player decides (P28-SOLO-3, `enemyOrder`). */
export function listEnemiesToAct(
  enemies: readonly TurnOrderSlot[],
  { enemyOrder }: Pick<Settings, 'enemyOrder'>,
): readonly TurnOrderSlot[] {
  const [first] = enemies
  if (enemyOrder === 'player' || first === undefined) return enemies
  if (first.distanceCm !== undefined) return [first]
  return enemyOrder === 'nearest' ? enemies : enemies.filter(({ ownAgility }) => ownAgility === first.ownAgility)
}
