/** Who may lead a side on the practice field: the book's list, or the captain, a ruling. */
export const BOT_NAMES = ['list', 'captain'] as const
export type BotName = (typeof BOT_NAMES)[number]

/** What each does, in words. */
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
