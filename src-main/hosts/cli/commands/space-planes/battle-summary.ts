import type { Battle } from '#shared/games/space-planes/battle.ts'
import { capitalizeSeat, listCubes, formatShipName } from '#shared/games/space-planes/sides.ts'

/** Describes a battle: whose turn it is, every ship, the points. */
export function listBattleSummaryLines(battle: Battle): string[] {
  const { settings, points, deck } = battle
  const [width, height] = settings.areaMm
  const scores = Object.entries(points).map(([seat, count]) => `${seat} ${count}`)
  const cards = settings.deckMode === 'app' ? `, ${deck.length} cards left` : ''
  return [
    `Area ${width} x ${height} mm${cards}. Points: ${scores.join(', ')}.`,
    ...listCubes(battle).map(
      ({ id, owner, plane, face }) =>
        `  ${formatShipName(battle, id)}  ${owner}, plane ${plane}, ${placeWords(battle, id) ?? `face ${face}`}`,
    ),
    formatTurnStatus(battle),
  ]
}

/** Position and orientation of a ship; null if the positions are only on the table. */
function placeWords({ ships }: Battle, id: string): string | null {
  const ship = ships.find((candidate) => candidate.id === id)
  if (!ship) return null
  const { x, y, heading, face, twist } = ship
  return `at ${x.toFixed(1)} ${y.toFixed(1)}, heading ${heading}, face ${face} twist ${twist}`
}

/** Describes whose turn it is, or who has won. */
export function formatTurnStatus(battle: Battle): string {
  const { phase, active, turn, winners, points, mail, settings } = battle
  if (phase === 'over') {
    const scores = Object.entries(points).map(([seat, count]) => `${seat} ${count}`)
    const won = winners.length === 1 ? 'wins' : 'share it'
    return `The battle is over after turn ${Math.min(turn, settings.turnLimit ?? turn)}: ${winners.map(capitalizeSeat).join(' and ')} ${won} (${scores.join(', ')}).`
  }
  if (mail?.aimed) return `Turn ${turn}: the shot of ship ${mail.aimed.ship} waits for its cards.`
  return phase === 'placing' ? `${active} places the next ship.` : `Turn ${turn}: ${active}.`
}
