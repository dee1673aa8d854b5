import type { Dice } from '#main/games/kit/dice.ts'
import type { Spread } from '#shared/cluster/generator-settings.ts'
import { spreadEvenly } from './even-order.ts'
import { type PlaceableHexes, type GroupIndex, isSelfSymmetric } from './placeable-hexes.ts'
import { drawWeightedOrder } from './random-draws.ts'
import { computeSpreadWeights } from './spread-weights.ts'

/** Order in which all groups of a ground are tried. The first ones determine the spread. */
export function createPlacingOrder(
  ground: PlaceableHexes,
  plan: { spread: Spread; stars: number },
  dice: Dice,
): GroupIndex[] {
  const byHex = computeSpreadWeights(ground.field, plan, dice)
  // Self-symmetric groups are placed in pairs, so each has half the weight.
  const byGroup = Float64Array.from(ground.groups, (group, index) => {
    const sum = group.reduce((total, hex) => total + (byHex[hex] ?? 0), 0)
    return (sum / group.length) * (isSelfSymmetric(ground, index) ? 0.5 : 1)
  })
  const order = [...drawWeightedOrder(byGroup, dice)]
  return plan.spread === 'even' ? spreadEvenly(ground, order, plan.stars) : order
}
