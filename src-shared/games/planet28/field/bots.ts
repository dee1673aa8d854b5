/** Bots of the practice field: the book's list of enemies, or the captain, a ruling. */
export const BOT_NAMES = ['list', 'captain'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** Names and descriptions of the bots. */
export const BOT_LABELS: Readonly<Record<BotName, { readonly name: string; readonly says: string }>> = {
  list: {
    name: 'The list',
    says: 'The book’s own list for enemies: charge, shoot, use a power, go straight at the nearest.',
  },
  captain: {
    name: 'The captain',
    says: 'Not in the book: it weighs attacks by their exact odds, uses cover and remembers whom it saw.',
  },
}
