import type { BattleListItem, BattleRecordInput } from '#shared/contract/planet28/battles.ts'
import { getMinEnemyPoints } from '#shared/games/planet28/solo-size.ts'

export function formatBattleState({ state, open }: Pick<BattleListItem, 'state' | 'open'>): string {
  if (state === 'settled') return 'Applied'
  return open === 0 ? 'Ready to apply' : `Waits for its aftermath: ${open} open`
}

/** Units of the currencies. */
export const CURRENCY_LABELS = { points: 'CP', credits: 'cr' } as const

/**
 * Formats the required size of the enemies in a solo or co-op game, and whether it is met. Null in an opposed game
 * (P28-SOLO-1).
 */
export function formatRequiredEnemySize(
  { play, sides }: Pick<BattleRecordInput, 'play' | 'sides'>,
  costOf: (warbandId: string) => number,
): string | null {
  if (play === 'opposed') return null
  const sum = (isEnemy: boolean) => {
    const ids = sides.filter((side) => side.isEnemy === isEnemy).flatMap(({ warbandIds }) => warbandIds)
    return ids.reduce((all, id) => all + costOf(id), 0)
  }
  const [own, enemies] = [sum(false), sum(true)]
  if (own === 0) return null
  const least = getMinEnemyPoints(own)
  const needed = `The enemies need at least ${least} points: 200 more than the players’ ${own}.`
  return enemies > 0 && enemies < least ? `${needed} Those chosen have ${enemies}.` : needed
}
