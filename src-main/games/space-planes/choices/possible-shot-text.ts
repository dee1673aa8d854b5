import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { PossibleShot } from '#shared/games/space-planes/questions.ts'
import { formatRangeClass } from '#shared/games/space-planes/shot-text.ts'
import { formatChance, formatList } from '#shared/kit/format.ts'
import { getCardPile } from '../odds/get-card-pile.ts'
import { computeHitChance } from '../odds/hit-chance.ts'

/** Describes which shots a ship would have, and which enemies would have one at it (SP-SHOT-1, SP-SHOT-2). */
export function describePossibleShots(battle: Battle, ship: string, aims: readonly PossibleShot[]): string[] {
  const describe = (aim: PossibleShot, id: string) =>
    `${id} ${formatRangeClass(aim.range)} ${formatChance(computeAimChance(battle, aims, aim))}`
  const own = aims.filter((aim) => aim.ship === ship).map((aim) => describe(aim, aim.target))
  const enemy = aims.filter((aim) => aim.target === ship).map((aim) => describe(aim, aim.ship))
  return [
    ...(own.length > 0 ? [`may hit ${formatList(own)}`] : []),
    ...(enemy.length > 0 ? [`may be hit by ${formatList(enemy)}`] : []),
  ]
}

/** The best chance to hit that a ship would have; null if it has no shot, or the seat has shot already (SP-TURN-1). */
export function findBestShotChance(battle: Battle, ship: string, aims: readonly PossibleShot[]): number | null {
  const own = aims.filter((aim) => aim.ship === ship)
  if (own.length === 0 || battle.done.shot !== null) return null
  return Math.max(...own.map((aim) => computeAimChance(battle, aims, aim)))
}

function computeAimChance(
  battle: Battle,
  aims: readonly PossibleShot[],
  { ship, target, range }: PossibleShot,
): number {
  const back = aims.find((aim) => aim.ship === target && aim.target === ship)
  return computeHitChance(range, back?.range ?? 'none', getCardPile(battle))
}
