import type { Dice } from '#main/games/kit/dice.ts'
import type { Card } from '#shared/games/space-planes/model.ts'

/** Highest card value. A deck has ace 1 to king 13, four of each, without jokers (SP-COMP-1, SP-DECK-2). */
export const HIGHEST_CARD = 13
/** Number of cards of each value. */
export const CARDS_PER_VALUE = 4

/** Creates a sorted deck. */
export function createSortedDeck(): Card[] {
  return Array.from({ length: HIGHEST_CARD * CARDS_PER_VALUE }, (_, index) => Math.floor(index / CARDS_PER_VALUE) + 1)
}

/** Shuffles cards (Fisher–Yates from the last place down). */
export function shuffleCards(cards: readonly Card[], dice: Dice): Card[] {
  const order = [...cards]
  for (let left = order.length; left > 1; left -= 1) {
    const chosen = dice.die(left) - 1
    const [last, drawn] = [order[left - 1], order[chosen]]
    if (last === undefined || drawn === undefined) throw new Error('A die showed a card that is not there')
    order[left - 1] = drawn
    order[chosen] = last
  }
  return order
}

/** The cards of a shot in order, and the deck if it had to be reshuffled (SP-DECK-1, SP-DECK-3). */
export interface FlippedCards {
  readonly cards: readonly Card[]
  /** The reshuffled deck with the cards of this shot on top, or null. */
  readonly reshuffled: readonly Card[] | null
}

/** Draws the next cards. If the deck runs out, the discard pile is shuffled, without the cards lying face up. */
export function flipCards(
  { deck, discard }: { readonly deck: readonly Card[]; readonly discard: readonly Card[] },
  count: number,
  shuffle: (cards: readonly Card[]) => readonly Card[],
): FlippedCards {
  const cards = deck.slice(0, count)
  if (cards.length === count) return { cards, reshuffled: null }
  const reshuffled = [...cards, ...shuffle(discard)]
  if (reshuffled.length < count) throw new Error(`${count} cards are needed, and there are ${reshuffled.length} in all`)
  return { cards: reshuffled.slice(0, count), reshuffled }
}
