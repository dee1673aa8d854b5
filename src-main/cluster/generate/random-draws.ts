import type { Dice } from '#main/games/kit/dice.ts'

const PARTS = 2 ** 32

/** Uniform random number above 0 and up to 1. */
export function drawUniformFraction(dice: Dice): number {
  return dice.die(PARTS) / PARTS
}

/** Uniform random number from `least` to `most`. */
export function drawRandomNumber(least: number, most: number, dice: Dice): number {
  return least + (most - least) * drawUniformFraction(dice)
}

/** Uniform random element of a list, which must not be empty. */
export function drawRandomElement<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice.die(items.length) - 1]
  if (item === undefined) throw new RangeError('Nothing to draw from')
  return item
}

/**
 * Weighted random permutation of the indexes 0 to weights.length - 1, drawn without replacement. Heavier ones tend to
 * come earlier.
 */
export function drawWeightedOrder(weights: Float64Array, dice: Dice): Uint32Array {
  // Each index gets an exponential waiting time with its weight as rate. The probability of being first is then
  // proportional to the weight.
  const waits = weights.map((weight) => -Math.log(drawUniformFraction(dice)) / weight)
  return Uint32Array.from(weights, (_, index) => index).sort((a, b) => (waits[a] ?? 0) - (waits[b] ?? 0) || a - b)
}
