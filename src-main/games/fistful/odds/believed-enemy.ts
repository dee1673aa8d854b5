import {
  type Colony,
  type Fleet,
  type GameState,
  getOtherSide,
  type Ships,
  type Side,
  type StarLabel,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import { FLEET_LETTERS, type FistfulSettings } from '#shared/games/fistful/tables/settings.ts'
import { SHIPS } from '#shared/games/fistful/tables/ships.ts'
import type { GameView } from '#shared/games/fistful/views.ts'
import { mergeFleetShips, computeShipsCost } from '../rules/fleet-ships.ts'

/** A resolved turn: the colonies before it, and its report. */
interface PastTurn {
  readonly turn: number
  readonly before: Pick<GameState, 'colonies'>
  readonly report: TurnReport
}

/**
 * The game as a side in fog may assume it: unseen fleets count as one scout, unseen colonies as full-grown
 * (FIST-FOG-1).
 */
export function buildBelievedState(view: GameView, side: Side): GameState {
  const { settings, map, turn, homeworlds, result } = view
  const owner = getOtherSide(side)
  const seen = view.seenFleets.flatMap(({ star, count, makeUp }) => {
    const ships: readonly Ships[] =
      makeUp === null ? Array.from({ length: count }, () => ({ S: 1 })) : Object.values(makeUp)
    return ships.map((ship) => ({ at: star, ships: ship }))
  })
  const enemies = seen.map((fleet, at): Fleet => ({ ...fleet, owner, id: FLEET_LETTERS[at] ?? 'Z' }))
  const fleets = [...view.fleets, ...enemies].toSorted((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0))
  const theirs = view.seenColonies.map(({ star, known, isBesieged }): [string, Colony] => {
    const size = known?.size ?? map.stars[star]?.rating ?? 1
    const besieged = isBesieged ? 1 : 0
    return [star, { owner, size, fortified: known?.fortified ?? isBesieged, fortProgress: null, besieged, founded: 0 }]
  })
  return {
    settings,
    map,
    turn,
    homeworlds,
    result,
    fleets,
    colonies: { ...view.colonies, ...Object.fromEntries(theirs) },
  }
}

/**
 * Upper bound of the enemy's ship points at a star, from what the side has seen: everything its colonies could have
 * built so far, minus the transports that founded them, minus losses in battles, and minus its fleets elsewhere, which
 * count as seen or as the cheapest ship each (FIST-PROD-1, -5, FIST-COL-1).
 */
export function computeMaxEnemyPoints(
  turns: readonly PastTurn[],
  { map, settings, homeworlds, seenFleets }: GameView,
  side: Side,
  star: StarLabel,
): number {
  const enemy = getOtherSide(side)
  const homes = [homeworlds.A, homeworlds.B]
  const made = turns.reduce((sum, { before, turn }) => {
    const colonies = Object.entries(before.colonies).filter(([, { owner }]) => owner === enemy)
    const sizeAt = (at: string, founded: number) => {
      const rating = map.stars[at]?.rating ?? 0
      return homes.includes(at) ? rating : Math.min(rating, turn - founded)
    }
    return sum + colonies.reduce((points, [at, { founded }]) => points + shipPointsOf(sizeAt(at, founded)), 0)
  }, 0)
  const lost = turns.reduce((sum, { report }) => sum + lostBy(report, enemy, settings), 0)
  const elsewhere = seenFleets.filter((there) => there.star !== star)
  const others = elsewhere.reduce((sum, { count, makeUp }) => {
    return sum + (makeUp === null ? count * SHIPS.S.cost : computeShipsCost(mergeFleetShips(makeUp), settings))
  }, 0)
  return Math.max(0, made - lost - others)
}

/** Maximum points of ships that a colony of this size builds per turn. A single point buys no ship (FIST-PROD-5). */
function shipPointsOf(size: number): number {
  return size < SHIPS.S.cost ? 0 : size
}

function lostBy({ battles, lostTransports, landings }: TurnReport, side: Side, settings: FistfulSettings): number {
  const fought = battles.reduce((sum, { start, winner, survivors }) => {
    const left = winner === side ? computeShipsCost(mergeFleetShips(survivors), settings) : 0
    return sum + computeShipsCost(mergeFleetShips(start[side]), settings) - left
  }, 0)
  const unfought = lostTransports.filter(
    (lost) => lost.side === side && !battles.some(({ star }) => star === lost.star),
  )
  const landed = landings.filter((landing) => landing.side === side).length
  return fought + unfought.reduce((sum, { count }) => sum + count * SHIPS.T.cost, landed * SHIPS.T.cost)
}
