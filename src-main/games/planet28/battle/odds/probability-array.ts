import { parseDiceText } from '#shared/games/planet28/dice-text.ts'

/** A probability distribution, indexed by value from 0. Immutable. */
export type ProbabilityArray = readonly number[]

/** Certainly 0. */
const NOTHING: ProbabilityArray = [1]

/**
 * Zeros stored as floating-point elements. A list that begins with integers would be copied when the first fraction is
 * stored.
 */
const ZEROS: readonly number[] = Array.from({ length: 1024 }, () => 0.5).fill(0)

/** Creates a distribution for this number of values, all with probability 0. */
export function createZeroProbabilities(values: number): number[] {
  return values <= ZEROS.length ? ZEROS.slice(0, values) : Array.from({ length: values }, () => 0)
}

/** Cache of dice already computed, since a battle uses only a few. House rows cannot make it grow without limit. */
const counted = new Map<string, ProbabilityArray>()
const MOST_COUNTED = 4096

function once(key: string, count: () => ProbabilityArray): ProbabilityArray {
  const before = counted.get(key)
  if (before !== undefined) return before
  if (counted.size >= MOST_COUNTED) counted.clear()
  const fresh = count()
  counted.set(key, fresh)
  return fresh
}

/** Distribution of the sum of several rolls, each at least 0, plus a constant (P28-ROLL-3). */
export function computeRollDistribution(rolls: readonly string[], plus: number): ProbabilityArray {
  return once(`${rolls.join('&')}+${plus}`, () => {
    const sum = rolls.map(ofRoll).reduce((all, roll) => convolved(all, roll, 1), NOTHING)
    const shifted = createZeroProbabilities(sum.length + Math.max(0, plus))
    for (const [value, chance] of sum.entries()) add(shifted, value + plus, chance)
    return shifted
  })
}

/** Distribution of the damage after armour. Each roll of either is at least 0 (P28-ARM-1). */
export function computeDistributionAfterArmour(
  damage: { readonly rolls: readonly string[]; readonly plus: number },
  armour: readonly string[],
): ProbabilityArray {
  const raw = computeRollDistribution(damage.rolls, damage.plus)
  if (armour.length === 0) return raw
  const key = `${damage.rolls.join('&')}+${damage.plus}-${armour.join('&')}`
  return once(key, () => convolved(raw, computeRollDistribution(armour, 0), -1))
}

/** The mean of a distribution. */
export function computeMean(chances: ProbabilityArray): number {
  let mean = 0
  for (let value = 1; value < chances.length; value += 1) mean += value * (chances[value] ?? 0)
  return mean
}

function ofRoll(text: string): ProbabilityArray {
  return once(text, () => {
    const { dice, plus } = parseDiceText(text)
    const sides = dice.flatMap((die) => Array.from({ length: die.count }, () => die.sides))
    const most = sides.reduce((sum, side) => sum + side, 0)
    const thrown = sides.reduce((all, side) => convolved(all, face(side), 1), NOTHING)
    const total = createZeroProbabilities(Math.max(0, most + plus) + 1)
    for (const [value, chance] of thrown.entries()) add(total, value + plus, chance)
    return total
  })
}

function face(sides: number): ProbabilityArray {
  return createZeroProbabilities(sides + 1).fill(1 / sides, 1)
}

/** Distribution of the sum or difference of two values, at least 0. */
function convolved(a: ProbabilityArray, b: ProbabilityArray, sign: 1 | -1): ProbabilityArray {
  const sum = createZeroProbabilities(sign === 1 ? a.length + b.length - 1 : a.length)
  for (const [value, chance] of a.entries())
    for (const [more, likely] of b.entries()) add(sum, value + sign * more, chance * likely)
  return sum
}

function add(chances: number[], value: number, chance: number): void {
  if (chance > 0) chances[Math.max(0, value)] = (chances[Math.max(0, value)] ?? 0) + chance
}
