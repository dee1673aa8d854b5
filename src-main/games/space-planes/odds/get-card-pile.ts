import type { Battle } from '#shared/games/space-planes/battle.ts'
import { createDeck } from '../deck.ts'
import type { CardPile } from './hit-chance.ts'

/**
 * The card pile of a battle. If the table or the hash chains handle the cards, the deck is a full one without the
 * cards already drawn (SP-DECK-3, SP-MAIL-2).
 */
export function getCardPile({ settings, deck, discard }: Pick<Battle, 'settings' | 'deck' | 'discard'>): CardPile {
  if (settings.deckMode === 'app') return { deck, discard }
  const left = createDeck()
  for (const card of discard) left.splice(left.indexOf(card), 1)
  return { deck: left, discard }
}
