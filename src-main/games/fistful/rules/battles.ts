import type { Dice } from '#main/games/kit/dice.ts'
import {
  type BattleReport,
  type Fleet,
  type ShipInLineUp,
  getOtherSide,
  type Side,
  type StarLabel,
  type TurnReport,
} from '#shared/games/fistful/model.ts'
import type { ClashCollector } from './clashes.ts'
import { resolveFight, buildBattleLine, type FleetsAtStar } from './combat.ts'
import { countShipsOfKind, hasShips, isArmed, createShipCounts, getShipsByFleetLetter } from './fleet-ships.ts'

/** Result of the battles of a turn. */
export interface BattlesResult {
  readonly fleets: readonly Fleet[]
  readonly battles: readonly BattleReport[]
  readonly lostTransports: TurnReport['lostTransports']
}

/** Resolves every battle, by ascending star. Transports do not fight each other (FIST-COMBAT-1, -8, -9). */
export function fightBattles(fleets: readonly Fleet[], dice: Dice, clashes: ClashCollector): BattlesResult {
  const left = new Map<Fleet, Fleet>()
  const battles: BattleReport[] = []
  const lostTransports: TurnReport['lostTransports'][number][] = []
  for (const [star, meeting] of findMeetings(fleets)) {
    const flown = clashes.at(star, meeting)
    const { rounds, winner, survivors } =
      flown ?? resolveFight(buildBattleLine(meeting.A), buildBattleLine(meeting.B), dice)
    const loser = getOtherSide(winner)
    const winners = meeting[winner].map((fleet) => ({ fleet, after: leftOf(fleet, survivors) }))
    for (const { fleet, after } of winners) left.set(fleet, after)
    for (const fleet of meeting[loser]) left.set(fleet, { ...fleet, ships: {} })
    const start = { A: getShipsByFleetLetter(meeting.A), B: getShipsByFleetLetter(meeting.B) }
    const afterwards = winners.map(({ after }) => after).filter(({ ships }) => hasShips(ships))
    const cubes = flown && { flown: flown.cubes }
    battles.push({ star, start, rounds, winner, survivors: getShipsByFleetLetter(afterwards), ...cubes })
    const count = meeting[loser].reduce((sum, { ships }) => sum + countShipsOfKind(ships, 'T'), 0)
    if (count > 0) lostTransports.push({ side: loser, star, count })
  }
  const after = fleets.map((fleet) => left.get(fleet) ?? fleet).filter(({ ships }) => hasShips(ships))
  return { fleets: after, battles, lostTransports }
}

/** The stars where armed ships meet an enemy, ascending. */
function findMeetings(fleets: readonly Fleet[]): [StarLabel, FleetsAtStar][] {
  const stars = new Map<StarLabel, Record<Side, Fleet[]>>()
  for (const fleet of fleets) {
    const there = stars.get(fleet.at) ?? { A: [], B: [] }
    there[fleet.owner].push(fleet)
    stars.set(fleet.at, there)
  }
  return [...stars]
    .filter(([, { A, B }]) => A.length > 0 && B.length > 0 && [...A, ...B].some(({ ships }) => isArmed(ships)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The remains of a winning fleet: its transports and its surviving ships (FIST-COMBAT-7, -8). */
function leftOf(fleet: Fleet, survivors: readonly ShipInLineUp[]): Fleet {
  const own = survivors.filter((ship) => ship.fleet === fleet.id)
  const ships = createShipCounts((kind) =>
    kind === 'T' ? countShipsOfKind(fleet.ships, 'T') : own.filter((ship) => ship.kind === kind).length,
  )
  return { ...fleet, ships }
}
