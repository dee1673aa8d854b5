import { addStatesAfterStrike } from './after-strike.ts'
import { addStatesAfterTests } from './after-tests.ts'
import type { DefenderForOdds } from './defender-for-odds.ts'
import { type ProbabilityArray, createZeroProbabilities } from './probability-array.ts'
import type { AttackForOdds } from './strike-odds.ts'
import {
  sumChances,
  countMemberBits,
  sumOtherHitPoints,
  type TargetState,
  createInitialStates,
  TargetStates,
} from './target-states.ts'

/** Odds of several attacks on one target, in order. */
export interface ChainOdds {
  /** Remaining hit points after all attacks, without those of members that ran. */
  readonly left: ProbabilityArray
  /** Remaining members. */
  readonly members: ProbabilityArray
  /** The chance after each attack that the target is eliminated: dead, or for squads gone. */
  readonly killAfter: readonly number[]
  /** The chance that it ran, or that a member left. */
  readonly breaks: number
  /** The chance that a squad ends with at most two members, i.e. as characters (P28-SQ-12). */
  readonly breaksUp: number
}

/**
 * An attack with its strikes. In a fight the target tests once for all of them, otherwise after each shot (P28-ATK-1).
 */
export interface ChainedAttack {
  readonly strikes: readonly AttackForOdds[]
  readonly isFight: boolean
}

/**
 * Computes the exact odds of consecutive attacks over all possible states of the target. Targets that ran, fell or
 * split are attacked no further (P28-BREAK-1, P28-SQ-7, P28-SQ-11).
 */
export function computeChainOdds(attacks: readonly ChainedAttack[], defender: DefenderForOdds): ChainOdds {
  let standing = createInitialStates(defender)
  const killAfter = attacks.map((attack) => {
    standing = afterAttack(attack, standing, defender)
    return sumOf(standing, ({ fighting }) => fighting === 0)
  })
  return {
    left: leftIn(standing, defender),
    members: membersIn(standing, defender),
    killAfter,
    breaks: sumOf(standing, ({ ran }) => ran > 0),
    breaksUp: sumOf(standing, ({ isBrokenUp }) => isBrokenUp),
  }
}

function afterAttack(
  { strikes, isFight }: ChainedAttack,
  before: TargetStates,
  defender: DefenderForOdds,
): TargetStates {
  const { out, inReach } = partRunners(before, defender)
  let standing = inReach
  for (const strike of strikes) {
    const struck = new TargetStates(defender)
    for (const targetState of standing) addStatesAfterStrike(strike, targetState, { defender, into: struck })
    standing = isFight ? struck : tested(struck, defender)
  }
  if (isFight) standing = tested(standing, defender)
  for (const targetState of out) standing.addAll(targetState)
  return standing
}

/** Splits the possible states of a target: it ran and is attacked no further, or it is still in reach (P28-BREAK-1). */
function partRunners(
  before: TargetStates,
  defender: DefenderForOdds,
): { out: readonly TargetState[]; inReach: TargetStates } {
  if (defender.squad !== null) return { out: [], inReach: before }
  const out = [...before].filter(({ ran }) => ran > 0)
  if (out.length === 0) return { out, inReach: before }
  const inReach = new TargetStates(defender)
  for (const targetState of before) if (targetState.ran === 0) inReach.addAll(targetState)
  return { out, inReach }
}

function tested(struck: TargetStates, defender: DefenderForOdds): TargetStates {
  const after = new TargetStates(defender)
  for (const targetState of struck) addStatesAfterTests(targetState, { defender, into: after })
  return after
}

function sumOf(standings: TargetStates, holds: (targetState: TargetState) => boolean): number {
  let sum = 0
  for (const targetState of standings) if (holds(targetState)) sum += sumChances(targetState)
  return sum
}

function leftIn(standings: TargetStates, defender: DefenderForOdds): ProbabilityArray {
  const left = createZeroProbabilities(defender.members.reduce((sum, { hitPoints }) => sum + hitPoints, 0) + 1)
  for (const targetState of standings) {
    const others = sumOtherHitPoints(targetState, defender)
    const row = (targetState.member?.hitPoints ?? 0) + 1
    for (let cell = 0; cell < targetState.chances.length; cell += 1) {
      const at = others + (cell % row)
      left[at] = (left[at] ?? 0) + (targetState.chances[cell] ?? 0)
    }
  }
  return left
}

function membersIn(standings: TargetStates, { members }: DefenderForOdds): ProbabilityArray {
  const count = createZeroProbabilities(members.length + 1)
  for (const targetState of standings) {
    const at = countMemberBits(targetState.fighting)
    count[at] = (count[at] ?? 0) + sumChances(targetState)
  }
  return count
}
