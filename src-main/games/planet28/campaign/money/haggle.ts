import type { RecordedDice } from '#main/games/kit/dice.ts'
import { rollDice, listDiceSides } from '#main/games/planet28/rules/roll-dice.ts'
import { type HagglingBands, listHagglingAbilities } from '#main/games/planet28/special-rules/campaign-abilities.ts'
import type { AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'

/** A price beaten down; the parts add up to it. */
export interface HaggledPrice {
  readonly price: number
  /** What the haggler takes off, as a part of the price, or null where it takes off nothing. */
  readonly discount: AmountPart | null
  readonly faces: readonly number[]
}

/** Whether somebody with these abilities beats prices down (P28-AB-haggle). */
export function canHaggle(abilities: readonly string[], rules: Rules): boolean {
  return listHagglingAbilities(abilities, rules).length > 0
}

/** The price of an item, or of all that is bought at once, after haggling; the price itself where nobody can (P28-AB-haggle). */
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

/** What haggling takes off so many pieces at the price of all: a throw for each piece, or one for the purchase; null where it takes off nothing (P28-AB-haggle, `haggleScope`). */
export function rollDiscount(
  { price, pieces }: { readonly price: number; readonly pieces: number },
  { abilities, rules }: { readonly abilities: readonly string[]; readonly rules: Rules },
  dice: RecordedDice,
): AmountPart | null {
  const throws = rules.settings.haggleScope === 'perItem' ? pieces : 1
  const each = Math.floor(price / throws)
  const prices = Array.from({ length: throws }, (_piece, at) => (at === 0 ? price - each * (throws - 1) : each))
  const discounts = prices.flatMap((value) =>
    value < 1 ? [] : (rollHaggledPrice(value, abilities, rules, dice).discount ?? []),
  )
  const [first] = discounts
  return first === undefined ? null : { ...first, value: discounts.reduce((sum, { value }) => sum + value, 0) }
}

/** The sides of both dice of a roll, once the first face is known. */
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
