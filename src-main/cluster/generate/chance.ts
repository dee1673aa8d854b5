import type { Dice } from '#main/games/kit/dice.ts'

const PARTS = 2 ** 32

/** A number above 0 and up to 1, every one as likely. */
export function drawFraction(dice: Dice): number {
  return dice.die(PARTS) / PARTS
}

/** A number from `least` to `most`, every one as likely. */
export function drawBetween(least: number, most: number, dice: Dice): number {
  return least + (most - least) * drawFraction(dice)
}

/** One of a list, every one as likely; the list must not be empty. */
export function drawOne<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice.die(items.length) - 1]
  if (item === undefined) throw new RangeError('Nothing to draw from')
  return item
}

/** The numbers 0 to weights.length - 1 in the order of a draw without putting back, the heavier ones likely earlier. */
export function drawWeightedOrder(weights: Float64Array, dice: Dice): Uint32Array {
  // Each waits for a time that is exponential with its weight as rate: the first to come is drawn with the right chance.
  const waits = weights.map((weight) => -Math.log(drawFraction(dice)) / weight)
  return Uint32Array.from(weights, (_, index) => index).sort((a, b) => (waits[a] ?? 0) - (waits[b] ?? 0) || a - b)
}
