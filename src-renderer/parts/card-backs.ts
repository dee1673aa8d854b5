import type { CardDuplexMode } from '#shared/contract/printed-sheet.ts'

/** Backs of cards, for a choice. */
export const CARD_BACK_CHOICES: readonly { readonly value: CardDuplexMode; readonly label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'long-edge', label: 'Duplex over the long edge' },
  { value: 'short-edge', label: 'Duplex over the short edge' },
]
