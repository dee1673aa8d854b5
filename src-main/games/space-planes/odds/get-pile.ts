import type { Battle } from '#shared/games/space-planes/battle.ts'
import { createDeck } from '../deck.ts'
import type { CardPile } from './hit-chance.ts'

/** The cards as they lie; where the table or the chains handle them, a deck without those that have fallen (SP-DECK-3, SP-MAIL-2). */
export function getPile({ settings, deck, discard }: Pick<Battle, 'settings' | 'deck' | 'discard'>): CardPile {
  if (settings.deckMode === 'app') return { deck, discard }
  const left = createDeck()
  for (const card of discard) left.splice(left.indexOf(card), 1)
  return { deck: left, discard }
}
