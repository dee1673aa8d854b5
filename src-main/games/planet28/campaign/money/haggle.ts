import type { RecordedDice } from '#main/games/kit/dice.ts'
import { rollDice, listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { type HagglingBands, listHagglingAbilities } from '#main/games/planet28/special-rules/campaign-abilities.ts'
import type { AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** A price after haggling. The parts add up to it. */
export interface HaggledPrice {
  readonly price: number
  /** Discount as a part of the price, or null if there is none. */
  readonly discount: AmountPart | null
  readonly faces: readonly number[]
}

/** Whether a unit with these abilities can haggle (P28-AB-haggle). */
export function canHaggle(abilities: readonly string[], rules: Rules): boolean {
  return listHagglingAbilities(abilities, rules).length > 0
}

/**
 * Rolls the price of an item, or of a whole purchase, after haggling. Unchanged if the unit cannot haggle
 * (P28-AB-haggle).
 */
export function rollHaggledPrice(
  price: number,
  abilities: readonly string[],
  rules: Rules,
  dice: RecordedDice,
): HaggledPrice {
  const [haggler] = listHagglingAbilities(abilities, rules)
  if (haggler === undefined) return { price, discount: null, faces: [] }
  const before = dice.faces.length
  const { source, rule, value: haggling } = haggler
  const band = bandOn(dice.die(dieOf(haggling)), haggling)
  const lowered = Math.min(price, Math.max(haggling.minPrice, price - rollDice(band, dice)))
  const discount = lowered === price ? null : { source, value: lowered - price, rule }
  return { price: lowered, discount, faces: dice.faces.slice(before) }
}

/**
 * Rolls the discount on a number of pieces at their total price: one roll per piece, or one for the purchase. Null if
 * there is none (P28-AB-haggle, `haggleScope`).
 */
export function rollDiscount(
  { price, pieces }: { readonly price: number; readonly pieces: number },
  { abilities, rules }: { readonly abilities: readonly string[]; readonly rules: Rules },
  dice: RecordedDice,
): AmountPart | null {
  const throws = rules.settings.haggleScope === 'perItem' ? pieces : 1
  const share = Math.floor(price / throws)
  const prices = Array.from({ length: throws }, (_piece, at) => (at === 0 ? price - share * (throws - 1) : share))
  const discounts = prices.flatMap((value) =>
    value < 1 ? [] : (rollHaggledPrice(value, abilities, rules, dice).discount ?? []),
  )
  const [first] = discounts
  return first === undefined ? null : { ...first, value: discounts.reduce((sum, { value }) => sum + value, 0) }
}

/** Sides of both dice of a haggling roll. `face` is the first face, or null before it is rolled. */
export function listHaggleDice(face: number | null, abilities: readonly string[], rules: Rules): number[] {
  const [haggler] = listHagglingAbilities(abilities, rules)
  if (haggler === undefined) return []
  const first = dieOf(haggler.value)
  return face === null ? [first] : [first, ...listDiceSides(bandOn(face, haggler.value))]
}

function dieOf({ die }: HagglingBands): number {
  const [sides = 1] = listDiceSides(die)
  return sides
}

function bandOn(face: number, { bands }: HagglingBands): string {
  const band = bands.find(({ on }) => on.includes(face))
  if (band === undefined) throw new Error(`Haggling has no band for ${face}`)
  return band.dice
}
