import type { Dice } from '#main/games/kit/dice.ts'
import type { Spread } from '#shared/cluster/generator-settings.ts'
import { countHexesWithinRange } from '#shared/kit/hex-indexer.ts'
import { type PlaceableHexes, type SymmetryGroupIndex, isGroupSelfSymmetric } from './placeable-hexes.ts'
import { drawWeightedOrder } from './random-draws.ts'
import { computeStarWeightsByHex } from './spread-weights.ts'

/** Squared minimum distances to try, from wider than the stars can all keep down to the smallest allowed. */
function keptSquares({ field, apartHexes }: PlaceableHexes, stars: number): number[] {
  const squares: number[] = []
  for (let square = Math.ceil((1.3 * field.size) / stars); square > apartHexes ** 2; square = Math.floor(square * 0.85))
    squares.push(square)
  return squares
}

/**
 * Reorders groups evenly: first those that keep far apart, then those that fill the gaps, in ever smaller distances.
 */
function spreadEvenly(
  ground: PlaceableHexes,
  order: readonly SymmetryGroupIndex[],
  stars: number,
): SymmetryGroupIndex[] {
  const chosen = new Set<SymmetryGroupIndex>()
  for (const square of keptSquares(ground, stars)) {
    const kept = keepApart(ground, square)
    for (const group of chosen) kept.take(group)
    for (const group of order) {
      if (!kept.isFree(group)) continue
      kept.take(group)
      chosen.add(group)
    }
  }
  return [...chosen, ...order.filter((group) => !chosen.has(group))]
}

/** Accepts groups whose hexes keep a minimum Euclidean distance. `square` is that distance squared, in hexes². */
function keepApart({ field, groups }: PlaceableHexes, square: number) {
  const range = Math.ceil(Math.sqrt(square / 0.75))
  const isNear = new Uint8Array(field.size)
  const around = new Int32Array(countHexesWithinRange(range))
  const squareOf = (a: number, b: number) => {
    const dq = (field.q[b] ?? 0) - (field.q[a] ?? 0)
    const dr = (field.r[b] ?? 0) - (field.r[a] ?? 0)
    return dq * dq + dq * dr + dr * dr
  }
  return {
    isFree(group: SymmetryGroupIndex): boolean {
      const hexes = groups[group] ?? []
      return (
        isNear[hexes[0] ?? 0] === 0 &&
        hexes.every((hex) => hexes.every((otherHex) => hex === otherHex || squareOf(hex, otherHex) >= square))
      )
    },
    take(group: SymmetryGroupIndex): void {
      for (const hex of groups[group] ?? []) {
        const count = field.spiral(hex, range, around)
        for (let at = 0; at < count; at += 1) if (squareOf(hex, around[at] ?? 0) < square) isNear[around[at] ?? 0] = 1
      }
    },
  }
}

/** Order in which all groups are tried. The first ones determine the spread. */
export function createGroupPlacingOrder(
  ground: PlaceableHexes,
  plan: { spread: Spread; stars: number },
  dice: Dice,
): SymmetryGroupIndex[] {
  const byHex = computeStarWeightsByHex(ground.field, plan, dice)
  // Self-symmetric groups are placed in pairs, so each has half the weight.
  const byGroup = Float64Array.from(ground.groups, (group, index) => {
    const sum = group.reduce((total, hex) => total + (byHex[hex] ?? 0), 0)
    return (sum / group.length) * (isGroupSelfSymmetric(ground, index) ? 0.5 : 1)
  })
  const order = [...drawWeightedOrder(byGroup, dice)]
  return plan.spread === 'even' ? spreadEvenly(ground, order, plan.stars) : order
}
