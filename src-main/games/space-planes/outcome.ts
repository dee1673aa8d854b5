import type { Battle } from '#shared/games/space-planes/battle.ts'
import { listCubes } from '#shared/games/space-planes/sides.ts'
import type { PlanesSettings } from '#shared/games/space-planes/tables/settings.ts'
import type { Transaction } from './transaction.ts'

/** Points and remaining ships of each seat. */
export interface ScoreTable {
  readonly points: Readonly<Record<string, number>>
  readonly ships: Readonly<Record<string, number>>
}

/** The winners in seat order; null while more than one player flies (SP-END-1, SP-SCORE-2). */
export function findBattleWinners(
  standing: ScoreTable,
  settings: Pick<PlanesSettings, 'tie'>,
): readonly string[] | null {
  const flying = Object.keys(standing.ships).filter((seat) => (standing.ships[seat] ?? 0) > 0)
  if (flying.length > 1) return null
  const best = bestBy(Object.keys(standing.points), standing.points)
  const [survivor] = flying
  return settings.tie === 'survivor' && survivor !== undefined && best.includes(survivor) ? [survivor] : best
}

/** The winners at the turn limit: most points, then most ships, then shared (SP-END-3). */
export function listWinnersAtTurnLimit({ points, ships }: ScoreTable): readonly string[] {
  return bestBy(bestBy(Object.keys(points), points), ships)
}

function bestBy(seats: readonly string[], counts: Readonly<Record<string, number>>): string[] {
  const most = Math.max(...seats.map((seat) => counts[seat] ?? 0))
  return seats.filter((seat) => (counts[seat] ?? 0) === most)
}

/** The current points and ships. */
function standingOf({ seats, points, ...battle }: Battle): ScoreTable {
  const count = (seat: string) => listCubes(battle).filter(({ owner }) => owner === seat).length
  return {
    points: Object.fromEntries(seats.map((seat) => [seat, points[seat] ?? 0])),
    ships: Object.fromEntries(seats.map((seat) => [seat, count(seat)])),
  }
}

/** Ends the battle if it is decided (SP-END-1 to SP-END-3). */
export function endBattleIfDecided(transaction: Transaction): void {
  const battle = transaction.state
  const { settings, turn } = battle
  const cubes = listCubes(battle)
  const isLimit = settings.turnLimit !== null && turn > settings.turnLimit
  if (!isLimit && cubes.some(({ owner }) => owner !== cubes[0]?.owner)) return
  const standing = standingOf(battle)
  const winners = findBattleWinners(standing, settings) ?? (isLimit ? listWinnersAtTurnLimit(standing) : null)
  if (winners !== null) transaction.apply({ type: 'won', winners })
}

/** Passes the turn clockwise to the next player with a ship (SP-TURN-1, SP-TURN-3), or ends the battle. */
export function advanceTurn(transaction: Transaction): void {
  const { seats, active } = transaction.state
  const cubes = listCubes(transaction.state)
  const at = seats.indexOf(active)
  const order = [...seats.slice(at + 1), ...seats.slice(0, at + 1)]
  const next = order.find((seat) => cubes.some(({ owner }) => owner === seat)) ?? active
  transaction.apply({ type: 'ended-turn', next })
  endBattleIfDecided(transaction)
}
