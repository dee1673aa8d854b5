import type { Card, RangeClass } from './model.ts'

/** Letters of the cards without a number. */
const CARD_LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }

/** Formats a card as printed: “7”, “Q”. */
export const formatCard = (card: Card): string => CARD_LETTERS[card] ?? String(card)

/** Formats the range class of a line of fire: “red”, “no line”. */
export const formatRangeClass = (range: RangeClass): string => (range === 'none' ? 'no line' : range)
