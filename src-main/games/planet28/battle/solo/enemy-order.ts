import type { TurnOrderEntry } from '#shared/games/planet28/battle/state.ts'
import type { Settings } from '#shared/games/planet28/tables/rulings.ts'

/** Distance of a solo enemy from the nearest unit of the players, as measured at the table. */
export interface SoloEnemyDistance {
  readonly unit: string
  readonly distanceCm: number
}

/** Sort keys of an enemy. */
interface Ranked {
  readonly ownAgility: number
  /** Undefined if not measured; such enemies come after measured ones. */
  readonly distanceCm: number | undefined
}

/**
 * Sorts enemies by their own Agility, then by distance to a player's unit, then as listed. By setting, the nearest
 * come first, or they are in listed order for the player to choose (P28-SOLO-3, `enemyOrder`).
 */
export function sortSoloEnemiesToAct<Enemy extends Ranked>(
  enemies: readonly Enemy[],
  { enemyOrder }: Pick<Settings, 'enemyOrder'>,
): Enemy[] {
  if (enemyOrder === 'player') return [...enemies]
  const byAgility = (a: Enemy, b: Enemy) => b.ownAgility - a.ownAgility
  return enemyOrder === 'nearest'
    ? enemies.toSorted((a, b) => byDistance(a, b) || byAgility(a, b))
    : enemies.toSorted((a, b) => byAgility(a, b) || byDistance(a, b))
}

function byDistance({ distanceCm = Infinity }: Ranked, { distanceCm: otherCm = Infinity }: Ranked): number {
  return distanceCm === otherCm ? 0 : distanceCm - otherCm
}

/**
 * The enemies that may act now: the first in order; without measurements, any that the players declare nearest; or
 * any, if the player chooses by setting (P28-SOLO-3, `enemyOrder`).
 */
export function listEnemiesToAct(
  enemies: readonly TurnOrderEntry[],
  { enemyOrder }: Pick<Settings, 'enemyOrder'>,
): readonly TurnOrderEntry[] {
  const [first] = enemies
  if (enemyOrder === 'player' || first === undefined) return enemies
  if (first.distanceCm !== undefined) return [first]
  return enemyOrder === 'nearest' ? enemies : enemies.filter(({ ownAgility }) => ownAgility === first.ownAgility)
}
