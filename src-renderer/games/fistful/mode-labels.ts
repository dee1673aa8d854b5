import type { TurnExchangeMode } from '#shared/games/fistful/play-modes.ts'

/** Names and explanations of the modes of exchanging turns. */
export const EXCHANGE_MODE_LABELS = {
  table: {
    label: 'At one table',
    about: 'Both sides write their orders here. Dice by chance, or your own typed in. Bots may take a side.',
  },
  mail: {
    label: 'By mail, as in the book',
    about: 'One side sends orders, the other resolves and answers. It relies on trust.',
  },
  sealed: {
    label: 'By mail, sealed',
    about:
      'Orders are sealed and signed before they are shown, and both sides have a share in every die: who changes anything afterwards is found. A side that stops answering can still not be made to go on.',
  },
  referee: {
    label: 'With a referee',
    about: 'You hold the whole picture, with fog of war if you like. Each side gets its own report.',
  },
} as const satisfies Record<TurnExchangeMode, { label: string; about: string }>
