import type { Card } from '#shared/games/space-planes/model.ts'

const LETTERS: Readonly<Record<string, Card>> = { A: 1, J: 11, Q: 12, K: 13 }

/** Parses cards such as “K 10 a”. Null if a word is not a card. */
export function parseCards(text: string): Card[] | null {
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  const cards = words.map((word) => LETTERS[word] ?? Number(word))
  return cards.every((card) => Number.isInteger(card) && card >= 1 && card <= 13) ? cards : null
}
