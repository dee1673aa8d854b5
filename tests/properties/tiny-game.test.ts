import fc from 'fast-check'
import { gameProperties } from '../support/game-properties.ts'
import { TINY_GAME, TINY_SEATS, type TinyCommand } from '../support/tiny-game.ts'

gameProperties({
  game: TINY_GAME,
  options: fc.record({ cards: fc.integer({ min: 0, max: 2 }) }),
  commandsIn: ({ hands }) =>
    TINY_SEATS.flatMap((by): TinyCommand[] => [
      { type: 'draw', by },
      ...hands[by].map((card): TinyCommand => ({ type: 'play', by, card })),
      { type: 'play', by, card: 'no-such-card' },
      { type: 'pass', by },
    ]),
  secretsFrom: ({ hands }, viewer) => TINY_SEATS.flatMap((seat) => (seat === viewer ? [] : hands[seat])),
})
