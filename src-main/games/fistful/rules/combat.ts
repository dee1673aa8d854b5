import type { Dice } from '#main/games/kit/dice.ts'
import type { CombatRoll, Fleet, ShipInLineUp, Side } from '#shared/games/fistful/model.ts'
import { getOtherSide } from '#shared/games/fistful/model.ts'
import { ARMED_KINDS, type ArmedKind, COMBAT_CHART } from '#shared/games/fistful/tables/ships.ts'
import { countShipsOfKind } from './fleet-ships.ts'

/** A finished fight. */
export interface FinishedFight {
  readonly rounds: readonly (readonly CombatRoll[])[]
  readonly winner: Side
  /** The winner's ships in line-up order. */
  readonly survivors: readonly ShipInLineUp[]
}

/** The fleets of both sides at one star. */
export type FleetsAtStar = Readonly<Record<Side, readonly Fleet[]>>

const STRONGEST_FIRST = ARMED_KINDS.toReversed()

/** Sorts the armed ships of one side at a star, strongest first, ties by fleet letter (FIST-COMBAT-2). */
export function buildBattleLine(fleets: readonly Fleet[]): ShipInLineUp[] {
  const inOrder = fleets.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const line: ShipInLineUp[] = []
  for (const kind of STRONGEST_FIRST) {
    for (const { owner, id, ships } of inOrder) {
      for (let left = countShipsOfKind(ships, kind); left > 0; left -= 1) line.push({ side: owner, fleet: id, kind })
    }
  }
  return line
}

/**
 * Pairs the ships of a round: each ship of the smaller side with its attackers, lead first. Once every enemy has an
 * attacker, the larger side starts again at the strongest. With equal numbers, A counts as the larger side
 * (FIST-COMBAT-3).
 */
export function pairShips(a: readonly ShipInLineUp[], b: readonly ShipInLineUp[]) {
  const [large, small] = a.length >= b.length ? [a, b] : [b, a]
  const groups = small.map((enemy) => ({ enemy, attackers: [] as ShipInLineUp[] }))
  for (const [at, ship] of large.entries()) groups[at % small.length]?.attackers.push(ship)
  return groups
}

/**
 * The highest face that destroys the weaker ship, or player A's ship if both are equal (FIST-COMBAT-4,
 * FIST-COMBAT-10).
 */
function chartFace(weaker: ArmedKind, stronger: ArmedKind): number {
  const row: Partial<Record<ArmedKind, number>> = COMBAT_CHART[weaker]
  const face = row[stronger]
  if (face === undefined) throw new Error(`The chart lists ${stronger} before ${weaker}`)
  return face
}

/** The side whose ship a face destroys, for two opposing ships (FIST-COMBAT-4). */
export function getSideOfDestroyedShip(a: ShipInLineUp, b: ShipInLineUp, face: number): Side {
  const strengthOf = ({ kind }: ShipInLineUp) => ARMED_KINDS.indexOf(kind)
  const isOneListed = strengthOf(a) === strengthOf(b) ? a.side === 'A' : strengthOf(a) < strengthOf(b)
  const [listed, stronger] = isOneListed ? [a, b] : [b, a]
  return face <= chartFace(listed.kind, stronger.kind) ? listed.side : stronger.side
}

/**
 * Fights rounds until one line is empty (FIST-COMBAT-4 to -7). Ships are compared by identity, as created by `buildBattleLine`.
 */
export function resolveFight(a: readonly ShipInLineUp[], b: readonly ShipInLineUp[], dice: Dice): FinishedFight {
  const rounds: CombatRoll[][] = []
  let lines = { A: a, B: b }
  while (lines.A.length > 0 && lines.B.length > 0) {
    const round = fightRound(lines.A, lines.B, dice)
    rounds.push(round.rolls)
    lines = { A: lines.A.filter((ship) => !round.dead.has(ship)), B: lines.B.filter((ship) => !round.dead.has(ship)) }
  }
  const winner = lines.A.length > 0 ? 'A' : 'B'
  return { rounds, winner, survivors: lines[winner] }
}

/**
 * Fights one round. All faces apply simultaneously, so a lead and its enemy may both be lost (FIST-COMBAT-5,
 * FIST-COMBAT-6).
 */
function fightRound(a: readonly ShipInLineUp[], b: readonly ShipInLineUp[], dice: Dice) {
  const dead = new Set<ShipInLineUp>()
  const rolls = pairShips(a, b).flatMap(({ enemy, attackers }) =>
    attackers.map((attacker, at): CombatRoll => {
      const isLead = at === 0
      const face = dice.die(6)
      const hit = getSideOfDestroyedShip(attacker, enemy, face)
      const loses = hit === getOtherSide(attacker.side) || isLead ? hit : null
      if (loses !== null) dead.add(loses === enemy.side ? enemy : attacker)
      return { attacker, enemy, isLead, face, loses }
    }),
  )
  return { rolls, dead }
}
