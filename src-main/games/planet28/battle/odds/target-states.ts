import type { DefenderForOdds, MemberForOdds } from './defender-for-odds.ts'
import { createZeroProbabilities } from './probability-array.ts'
import { type EncodedRageGrowth, NO_RAGE_GROWTH } from './rage.ts'

/** The situation of a target, apart from the member currently suffering. */
export interface TargetSituation {
  /** Bit set of the fighting members, by index. */
  readonly fighting: number
  readonly tests: number
  /** Free rerolls left this turn. */
  readonly rerolls: number
  /** 1 for a character that runs and has not recovered; for squads the number of members that left. */
  readonly ran: number
  /** Whether the rest of a squad are characters (P28-SQ-12). */
  readonly isBrokenUp: boolean
  /** Effects of the strikes since the last test; null if nothing was lost. */
  readonly hurt: Hurt | null
  /** Growth of its rage. */
  readonly grown: EncodedRageGrowth
}

/**
 * Losses since the last test: members slain, whether the suffering member was wounded before the last of them, and how
 * often it was wounded, if its rage grows by it.
 */
interface Hurt {
  readonly slain: number
  readonly wasWounded: boolean
  readonly wounds: number
}

/** A situation with the distribution of the suffering member's hit points and living armour. */
export interface TargetState extends TargetSituation {
  /** Index of the suffering member, or null if none is left (P28-SQ-10). */
  readonly place: number | null
  readonly member: MemberForOdds | null
  /** One row of hit points, from 0, per number of living-armour points. */
  readonly chances: number[]
}

/** Index into the chances of a member by hit points and living armour. */
export const getChanceIndex = (member: MemberForOdds | null, hitPoints: number, pool: number): number =>
  pool * ((member?.hitPoints ?? 0) + 1) + hitPoints

/** A set of possible target states, with equal situations merged. */
export class TargetStates {
  readonly #all: TargetState[] = []
  /** Buckets by fighting members, with few states each. */
  readonly #alike = new Map<number, TargetState[]>()
  readonly #defender: DefenderForOdds

  constructor(defender: DefenderForOdds) {
    this.#defender = defender
  }

  /** Finds or creates the state of a situation. The fighting members determine who suffers. */
  at(situation: TargetSituation): TargetState {
    const { fighting, tests, rerolls, ran, isBrokenUp, hurt, grown } = situation
    const alike = this.#alike.get(fighting)
    if (alike !== undefined) for (const targetState of alike) if (isSame(targetState, situation)) return targetState
    const { order, members } = this.#defender
    const place = order.find((value) => hasMemberBit(fighting, value)) ?? null
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
      chances: createZeroProbabilities(size),
    }
    this.#all.push(fresh)
    if (alike === undefined) this.#alike.set(fighting, [fresh])
    else alike.push(fresh)
    return fresh
  }

  /** Adds probability to a situation in which the suffering member is in its initial state. */
  addNext(situation: TargetSituation, chance: number): void {
    const { member, chances } = this.at(situation)
    const cell = member === null ? 0 : getChanceIndex(member, member.hitPoints, member.pool)
    chances[cell] = (chances[cell] ?? 0) + chance
  }

  /** Adds all the probability of a state found elsewhere. */
  addAll(standing: TargetState): void {
    const { chances } = this.at(standing)
    for (let cell = 0; cell < chances.length; cell += 1)
      chances[cell] = (chances[cell] ?? 0) + (standing.chances[cell] ?? 0)
  }

  [Symbol.iterator](): ArrayIterator<TargetState> {
    return this.#all.values()
  }
}

/** Whether two situations with the same fighting members are equal. */
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

/** Creates the states of a target before any strike. */
export function createInitialStates(defender: DefenderForOdds): TargetStates {
  const standings = new TargetStates(defender)
  const { tests, rerolls } = defender.nerve
  const fighting = 2 ** defender.members.length - 1
  standings.addNext({ fighting, tests, rerolls, ran: 0, isBrokenUp: false, hurt: null, grown: NO_RAGE_GROWTH }, 1)
  return standings
}

/** Total hit points of the fighting members except the suffering one. */
export function sumOtherHitPoints({ fighting, place }: TargetState, { members }: DefenderForOdds): number {
  let sum = 0
  for (const [at, { hitPoints }] of members.entries()) if (at !== place && hasMemberBit(fighting, at)) sum += hitPoints
  return sum
}

/** The total probability of a state. */
export function sumChances({ chances }: TargetState): number {
  let sum = 0
  for (const chance of chances) sum += chance
  return sum
}

export const hasMemberBit = (fighting: number, place: number): boolean => Math.floor(fighting / 2 ** place) % 2 === 1
export const removeMemberBit = (fighting: number, place: number): number =>
  hasMemberBit(fighting, place) ? fighting - 2 ** place : fighting

/** The number of members in a set. */
export function countMemberBits(fighting: number): number {
  let count = 0
  for (let left = fighting; left > 0; left = Math.floor(left / 2)) count += left % 2
  return count
}
