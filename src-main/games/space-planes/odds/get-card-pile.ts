import type { Battle } from '#shared/games/space-planes/battle.ts'
import type { Card } from '#shared/games/space-planes/model.ts'
import { createSortedDeck } from '../deck.ts'
import type { CardPile } from './hit-chance.ts'

/**
 * The card pile of a battle. If the table or the hash chains handle the cards, the deck is a full one without the
 * cards already drawn (SP-DECK-3, SP-MAIL-2).
 */
export function getCardPile({ settings, deck, discard }: Pick<Battle, 'settings' | 'deck' | 'discard'>): CardPile {
  return { deck: settings.deckMode === 'app' ? deck : listUndrawnCards(discard), discard }
}

/** The cards of a full deck that were not drawn since the last shuffle, in ascending order (SP-DECK-2, SP-DECK-3). */
export function listUndrawnCards(discard: readonly Card[]): Card[] {
  const left = createSortedDeck()
  for (const card of discard) left.splice(left.indexOf(card), 1)
  return left
}
