import type { Dice } from '#main/games/kit/dice.ts'
import type { Card } from '#shared/games/space-planes/model.ts'

/** The values of a deck: ace 1 to king 13, four of each; jokers stay out (SP-COMP-1, SP-DECK-2). */
export const HIGHEST_CARD = 13
/** Cards of each value. */
export const CARDS_PER_VALUE = 4

/** A new deck in order. */
export function createDeck(): Card[] {
  return Array.from({ length: HIGHEST_CARD * CARDS_PER_VALUE }, (_, index) => Math.floor(index / CARDS_PER_VALUE) + 1)
}

/** Cards in the order that dice give them: the last place draws first. */
export function shuffleCards(cards: readonly Card[], dice: Dice): Card[] {
  const order = [...cards]
  for (let left = order.length; left > 1; left -= 1) {
    const chosen = dice.die(left) - 1
    const [last, other] = [order[left - 1], order[chosen]]
    if (last === undefined || other === undefined) throw new Error('A die showed a card that is not there')
    order[left - 1] = other
    order[chosen] = last
  }
  return order
}

/** The cards of a shot, first to last, and the deck that they lie on where it had to be reshuffled (SP-DECK-1, SP-DECK-3). */
export interface FlipResult {
  readonly cards: readonly Card[]
  /** The new deck with the cards of this shot on top, or null. */
  readonly reshuffled: readonly Card[] | null
}

/** Flips the next cards; the discard is shuffled when one is needed and none is left, without those lying face up. */
export function flipCards(
  { deck, discard }: { readonly deck: readonly Card[]; readonly discard: readonly Card[] },
  count: number,
  shuffle: (cards: readonly Card[]) => readonly Card[],
): FlipResult {
  const cards = deck.slice(0, count)
  if (cards.length === count) return { cards, reshuffled: null }
  const reshuffled = [...cards, ...shuffle(discard)]
  if (reshuffled.length < count) throw new Error(`${count} cards are needed, and there are ${reshuffled.length} in all`)
  return { cards: reshuffled.slice(0, count), reshuffled }
}
