import { createGivenDice, type RecordedDice } from '#main/games/kit/dice.ts'
import type { CampaignUnit } from '#shared/games/planet28/campaign/forces.ts'
import type { AmountPart } from '#shared/games/planet28/campaign/ledger.ts'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { canHaggle, rollHaggledPrice, listHaggleDice } from '../money/haggle.ts'
import type { DayDiceQuestion, DiceProvider } from './day-input.ts'
import { type DayState, type GroupOrderContext, listPresentMembers, getDayWarband } from './day-state.ts'

/** Higher than any price. Used to roll one discount for a whole purchase. */
const ANY_PRICE = 1_000_000

/** Price after haggling, and its dice. */
export interface HaggleResult {
  readonly price: number
  readonly questions: readonly DayDiceQuestion[]
}

/** What to haggle for: a number of pieces, one per member for a squad, at their total price. */
interface ToBuy {
  readonly price: number
  readonly index: number
  readonly label: string
  readonly pieces: number
}

/**
 * Haggles for one line of an order, with a roll per piece or one for the whole order (P28-AB-haggle, `haggleScope`).
 */
export function haggleForOrderLine(
  state: DayState,
  errand: GroupOrderContext,
  { pieces, ...buy }: ToBuy,
  diceFor: DiceProvider,
): HaggleResult {
  const { rules } = getDayWarband(state, errand.group.warbandId)
  if (pieces === 1 || rules.settings.haggleScope !== 'perItem')
    return haggleFor(state, errand, { ...buy, key: `${buy.index}` }, diceFor)
  const pricePerPiece = Math.floor(buy.price / pieces)
  const bargains = Array.from({ length: pieces }, (_piece, at) => {
    const price = at === 0 ? buy.price - pricePerPiece * (pieces - 1) : pricePerPiece
    const label = `${buy.label}, ${at + 1} of ${pieces}`
    const key = at === 0 ? `${buy.index}` : `${buy.index}.${at + 1}`
    return haggleFor(state, errand, { price, label, key }, diceFor)
  })
  return {
    price: bargains.reduce((sum, { price }) => sum + price, 0),
    questions: bargains.flatMap(({ questions }) => questions),
  }
}

function haggleFor(
  state: DayState,
  errand: GroupOrderContext,
  { price, key: item, label }: { price: number; key: string; label: string },
  diceFor: DiceProvider,
): HaggleResult {
  const { rules } = getDayWarband(state, errand.group.warbandId)
  const haggler = findHaggler(state, errand, rules)
  if (haggler === null || price < 1) return { price, questions: [] }
  const { name, abilities } = haggler
  const isEach = rules.settings.haggleScope === 'perItem'
  const key = isEach ? `${errand.order.id}:${item}` : errand.order.id
  const { dice, problem, isTyped } = throwFor(key, { faces: errand.day.faces[key] ?? [], abilities, rules }, diceFor)
  const haggled = rollHaggledPrice(isEach ? price : ANY_PRICE, abilities, rules, dice)
  const left = ANY_PRICE - haggled.price - (state.takenOff[errand.order.id] ?? 0)
  const off = isEach ? price - haggled.price : Math.max(0, Math.min(left, price - 1))
  const question = {
    key,
    problem,
    isTyped,
    faces: haggled.faces,
    rule: 'P28-AB-haggle',
    text: isEach ? `${name} haggles for ${label}.` : `${name} haggles for all that is bought.`,
    sides: listHaggleDice(haggled.faces[0] ?? null, abilities, rules),
  }
  return { price: price - off, questions: [question] }
}

/** Difference to the printed price as one part. Null if there is none. */
export function createPriceDifferencePart(
  printed: number,
  price: number,
  sources: readonly string[],
): AmountPart | null {
  if (price === printed) return null
  return { source: sources.join(' and '), value: price - printed, rule: 'P28-OFF-1' }
}

/** Finds the haggler for an item: the first member that can haggle and has time (P28-AB-haggle, P28-TR-medic). */
export function findHaggler(
  state: DayState,
  { group }: GroupOrderContext,
  rules: Rules,
): { id: string; name: string; abilities: readonly string[] } | null {
  const isFree = ({ id, kind }: CampaignUnit): boolean => kind !== 'vehicle' && !state.spentMedics.includes(id)
  const found = listPresentMembers(state, group).find(
    (unit) => isFree(unit) && canHaggle(unit.profile.abilities, rules),
  )
  return found === undefined ? null : { id: found.id, name: found.name, abilities: found.profile.abilities }
}

interface Thrown {
  readonly faces: readonly number[]
  readonly abilities: readonly string[]
  readonly rules: Rules
}

/** Dice with the faces from the table if all of them fit, otherwise Orrery's own dice and the problem. */
function throwFor(
  key: string,
  { faces, abilities, rules }: Thrown,
  diceFor: DiceProvider,
): { dice: RecordedDice; isTyped: boolean; problem: string | null } {
  const orrery = { dice: diceFor(key), isTyped: false }
  if (faces.length === 0) return { ...orrery, problem: null }
  const [first = 0] = faces
  const [sides = 1] = listHaggleDice(null, abilities, rules)
  if (first > sides) return { ...orrery, problem: `The first die is a D${sides}: it cannot show ${first}.` }
  const all = listHaggleDice(first, abilities, rules)
  const wrong = all.findIndex((die, at) => (faces[at] ?? 0) > die)
  if (wrong >= 0) return { ...orrery, problem: `Die ${wrong + 1} is a D${all[wrong]}: it cannot show ${faces[wrong]}.` }
  if (faces.length !== all.length)
    return { ...orrery, problem: `${all.length} dice are thrown: type all of them, or none.` }
  return { dice: createGivenDice(faces), isTyped: true, problem: null }
}
