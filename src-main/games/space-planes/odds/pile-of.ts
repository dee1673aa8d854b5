import type { Battle } from '#shared/games/space-planes/battle.ts'
import { freshDeck } from '../deck.ts'
import type { Pile } from './hit-chance.ts'

/** The cards as they lie; where the table or the chains handle them, a deck without those that have fallen (SP-DECK-3, SP-MAIL-2). */
export function pileOf({ settings, deck, discard }: Pick<Battle, 'settings' | 'deck' | 'discard'>): Pile {
  if (settings.deckMode === 'app') return { deck, discard }
  const left = freshDeck()
  for (const card of discard) left.splice(left.indexOf(card), 1)
  return { deck: left, discard }
}
