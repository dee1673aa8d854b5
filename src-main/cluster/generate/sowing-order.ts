import type { Dice } from '#main/games/kit/dice.ts'
import type { Spread } from '#shared/cluster/generator-settings.ts'
import { drawOrder } from './chance.ts'
import { evenOrder } from './even-order.ts'
import { type Ground, type GroupIndex, isSingle } from './ground.ts'
import { spreadWeights } from './spread-weights.ts'

/** All groups of a ground in the order in which stars are tried there: the first ones of it make the spread. */
export function sowingOrder(ground: Ground, plan: { spread: Spread; stars: number }, dice: Dice): GroupIndex[] {
  const byHex = spreadWeights(ground.field, plan, dice)
  // Stars that are their own partners come in twos, so each weighs half.
  const byGroup = Float64Array.from(ground.groups, (group, index) => {
    const sum = group.reduce((total, hex) => total + (byHex[hex] ?? 0), 0)
    return (sum / group.length) * (isSingle(ground, index) ? 0.5 : 1)
  })
  const order = [...drawOrder(byGroup, dice)]
  return plan.spread === 'even' ? evenOrder(ground, order, plan.stars) : order
}
