import { createChances } from './chances.ts'
import { type RageGrowth, NO_GROWTH } from './rage.ts'
import type { DefenderNumbers, MemberNumbers } from './target-numbers.ts'

/** How the target may stand besides the member that suffers now. */
export interface TargetSituation {
  /** The members that still fight, by their places: a bit each. */
  readonly fighting: number
  readonly tests: number
  /** Free rerolls that are left this turn. */
  readonly rerolls: number
  /** A character that runs and has not recovered, or members that left. */
  readonly ran: number
  /** What is left of a squad are characters (P28-SQ-12). */
  readonly isBrokenUp: boolean
  /** What the strikes since the last test did; null where nothing was lost. */
  readonly hurt: Hurt | null
  /** How often its rage has grown. */
  readonly grown: RageGrowth
}

/** Losses since the last test: members slain, whether the one that suffers was wounded before the last of them, and how often it was hurt, where its rage grows by it. */
interface Hurt {
  readonly slain: number
  readonly wasWounded: boolean
  readonly wounds: number
}

/** A situation with how likely the member that suffers has so many hit-points, and points of living armour, left in it. */
export interface TargetState extends TargetSituation {
  /** The place of the member that suffers, or null where nobody is left (P28-SQ-10). */
  readonly place: number | null
  readonly member: MemberNumbers | null
  /** A row of hit-points, from 0 on, for each number of points of its living armour. */
  readonly chances: number[]
}

/** Where hit-points and living armour stand in the chances of a member. */
export const getChanceIndex = (member: MemberNumbers | null, hitPoints: number, pool: number): number =>
  pool * ((member?.hitPoints ?? 0) + 1) + hitPoints

/** Ways in which the target may stand, alike ones together. */
export class TargetStates {
  readonly #all: TargetState[] = []
  /** By who fights: of one such set there are few. */
  readonly #alike = new Map<number, TargetState[]>()
  readonly #defender: DefenderNumbers

  constructor(defender: DefenderNumbers) {
    this.#defender = defender
  }

  /** The ways in a situation; the member that suffers in it follows from who fights. */
  at(situation: TargetSituation): TargetState {
    const { fighting, tests, rerolls, ran, isBrokenUp, hurt, grown } = situation
    const alike = this.#alike.get(fighting)
    if (alike !== undefined) for (const targetState of alike) if (isSame(targetState, situation)) return targetState
    const { order, members } = this.#defender
    const place = order.find((value) => hasPlace(fighting, value)) ?? null
    const member = place === null ? null : (members[place] ?? null)
    const size = member === null ? 1 : (member.hitPoints + 1) * (member.pool + 1)
    const fresh = {
      fighting,
      tests,
      rerolls,
      ran,
      isBrokenUp,
      hurt,
      grown,
      place,
      member,
      chances: createChances(size),
    }
    this.#all.push(fresh)
    if (alike === undefined) this.#alike.set(fighting, [fresh])
    else alike.push(fresh)
    return fresh
  }

  /** The target stands so, and the member that suffers now is as it was at first. */
  addNext(situation: TargetSituation, chance: number): void {
    const { member, chances } = this.at(situation)
    const cell = member === null ? 0 : getChanceIndex(member, member.hitPoints, member.pool)
    chances[cell] = (chances[cell] ?? 0) + chance
  }

  /** Everything that was found elsewhere, as it is. */
  addAll(standing: TargetState): void {
    const { chances } = this.at(standing)
    for (let cell = 0; cell < chances.length; cell += 1)
      chances[cell] = (chances[cell] ?? 0) + (standing.chances[cell] ?? 0)
  }

  [Symbol.iterator](): ArrayIterator<TargetState> {
    return this.#all.values()
  }
}

/** Whether two situations with the same fighters are one. */
function isSame(a: TargetSituation, b: TargetSituation): boolean {
  return (
    a.tests === b.tests &&
    a.rerolls === b.rerolls &&
    a.ran === b.ran &&
    a.isBrokenUp === b.isBrokenUp &&
    a.hurt?.slain === b.hurt?.slain &&
    a.hurt?.wasWounded === b.hurt?.wasWounded &&
    a.hurt?.wounds === b.hurt?.wounds &&
    a.grown === b.grown
  )
}

/** The target before anything strikes it. */
export function createInitialStates(defender: DefenderNumbers): TargetStates {
  const standings = new TargetStates(defender)
  const { tests, rerolls } = defender.nerve
  const fighting = 2 ** defender.members.length - 1
  standings.addNext({ fighting, tests, rerolls, ran: 0, isBrokenUp: false, hurt: null, grown: NO_GROWTH }, 1)
  return standings
}

/** Hit-points of all that still fight but the one who suffers. */
export function sumOtherHitPoints({ fighting, place }: TargetState, { members }: DefenderNumbers): number {
  let sum = 0
  for (const [at, { hitPoints }] of members.entries()) if (at !== place && hasPlace(fighting, at)) sum += hitPoints
  return sum
}

/** How likely all of a standing is. */
export function sumChances({ chances }: TargetState): number {
  let sum = 0
  for (const chance of chances) sum += chance
  return sum
}

export const hasPlace = (fighting: number, place: number): boolean => Math.floor(fighting / 2 ** place) % 2 === 1
export const removePlace = (fighting: number, place: number): number =>
  hasPlace(fighting, place) ? fighting - 2 ** place : fighting

/** How many members a set has. */
export function countPlaces(fighting: number): number {
  let count = 0
  for (let left = fighting; left > 0; left = Math.floor(left / 2)) count += left % 2
  return count
}
