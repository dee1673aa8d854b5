import type { Battle } from '#shared/games/space-planes/battle.ts'

/** A battle in words: whose turn it is, every ship, the points. */
export function battleLines({ settings, phase, active, turn, ships, points, deck, winners }: Battle): string[] {
  const [width, height] = settings.areaMm
  const scores = Object.entries(points).map(([seat, count]) => `${seat} ${count}`)
  return [
    `Area ${width} x ${height} mm, ${deck.length} cards left. Points: ${scores.join(', ')}.`,
    ...ships.map(
      ({ id, owner, x, y, heading, face, twist, plane }) =>
        `  ${id}  ${owner}, plane ${plane}, at ${x.toFixed(1)} ${y.toFixed(1)}, heading ${heading}, face ${face} twist ${twist}`,
    ),
    headline({ phase, active, turn, winners }),
  ]
}

function headline({ phase, active, turn, winners }: Pick<Battle, 'phase' | 'active' | 'turn' | 'winners'>): string {
  if (phase === 'over') return `The battle is over: ${winners.join(' and ')}.`
  return phase === 'placing' ? `${active} places the next ship.` : `Turn ${turn}: ${active}.`
}
