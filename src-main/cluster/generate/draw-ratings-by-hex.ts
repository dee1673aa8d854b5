import type { Dice } from '#main/games/kit/dice.ts'
import type { Rating } from '#shared/cluster/chart.ts'
import type { GeneratorSettings } from '#shared/cluster/generator-settings.ts'
import type { HexIndex } from '#shared/kit/hex-indexer.ts'
import { countHexesInHomeBand } from './place-stars.ts'
import { type SymmetryGroupIndex, getHexesOfGroup } from './placeable-hexes.ts'
import { drawRandomElement, drawWeightedOrder, drawUniformFraction } from './random-draws.ts'
import type { StarPlacement } from './star-placement.ts'

const RATINGS = [1, 2, 3, 4, 5] as const satisfies readonly Rating[]

/**
 * Rates all stars, by hex: mirror images get equal ratings, home bands get their 5s first, the rest is drawn from the
 * bag (FIST-MAP-5).
 */
export function drawRatingsByHex(
  sowing: StarPlacement,
  settings: GeneratorSettings,
  dice: Dice,
): Map<HexIndex, Rating> {
  const { ground, sown, stars } = sowing
  const bag = fillBag(stars.length, settings)
  const ratings = new Map<HexIndex, Rating>()
  const rate = (group: SymmetryGroupIndex, rating: Rating) => {
    for (const hex of getHexesOfGroup(ground, group)) ratings.set(hex, rating)
    bag[rating - 1] = (bag[rating - 1] ?? 0) - getHexesOfGroup(ground, group).length
  }
  for (const group of bandFives(sowing, settings, dice)) rate(group, 5)
  const others = sown.filter((group) => !ratings.has(getHexesOfGroup(ground, group)[0] ?? -1))
  for (const at of drawWeightedOrder(new Float64Array(others.length).fill(1), dice))
    rate(others[at] ?? 0, drawRating(bag, settings, dice))
  return ratings
}

/** Number of stars per rating: proportional to the weights, rounded so that the sum is the number of stars. */
function fillBag(stars: number, { ratings }: GeneratorSettings): number[] {
  const sum = ratings.reduce((total, weight) => total + weight, 0)
  const exact = ratings.map((weight) => (stars * weight) / sum)
  const bag = exact.map(Math.floor)
  const left = stars - bag.reduce((total, count) => total + count, 0)
  const partOf = (at: number) => (exact[at] ?? 0) - Math.floor(exact[at] ?? 0)
  const byPart = [0, 1, 2, 3, 4].toSorted((a, b) => partOf(b) - partOf(a))
  for (const at of byPart.slice(0, left)) bag[at] = (bag[at] ?? 0) + 1
  return bag
}

/** Draws from the remaining bag, or by the weights if groups have emptied it unevenly. */
function drawRating(bag: readonly number[], { ratings }: GeneratorSettings, dice: Dice): Rating {
  const counts = bag.map((count) => Math.max(0, count))
  const chances = counts.some((count) => count > 0) ? counts : ratings
  let drawn = drawUniformFraction(dice) * chances.reduce((sum, chance) => sum + chance, 0)
  for (const rating of RATINGS) {
    drawn -= chances[rating - 1] ?? 0
    if (drawn <= 0 && (chances[rating - 1] ?? 0) > 0) return rating
  }
  return 1
}

/** Groups that give every home band its stars rated 5. */
function bandFives(
  { ground, sown }: StarPlacement,
  { homeBands, fivesPerBand }: GeneratorSettings,
  dice: Dice,
): Set<SymmetryGroupIndex> {
  const fives = new Set<SymmetryGroupIndex>()
  for (const band of homeBands) {
    const starsIn = (group: SymmetryGroupIndex) => countHexesInHomeBand(ground, getHexesOfGroup(ground, group), band)
    const candidates = sown.filter((group) => starsIn(group) > 0)
    let count = candidates.filter((group) => fives.has(group)).reduce((sum, group) => sum + starsIn(group), 0)
    for (let left = candidates.filter((group) => !fives.has(group)); count < fivesPerBand && left.length > 0;) {
      const group = drawRandomElement(left, dice)
      left = left.filter((otherGroup) => otherGroup !== group)
      fives.add(group)
      count += starsIn(group)
    }
  }
  return fives
}
