import { addStatesAfterStrike } from './after-strike.ts'
import { addStatesAfterTests } from './after-tests.ts'
import type { DefenderForOdds } from './defender-for-odds.ts'
import { type ProbabilityArray, createZeroProbabilities } from './probability-array.ts'
import { type AttackForOdds, computeHitAndBackfireChances, computeDamageDistribution } from './strike-odds.ts'
import { sumChances, createInitialStates, TargetStates } from './target-states.ts'

/** Exact odds of an attack. */
export interface AttackOdds {
  readonly hit: number
  readonly backfire: number
  /** Damage after armour, ignoring living armour; 0 on a miss. */
  readonly damage: ProbabilityArray
  /** Hit points lost by the first member to suffer. */
  readonly lost: ProbabilityArray
  /** The chance that a model is slain. */
  readonly kill: number
  /** The chance that a character runs, or a member of a squad leaves. */
  readonly breaks: number
}

/** Computes the hit chance and damage of one attack against the first member to suffer. */
export function computeDamageOdds(
  attack: AttackForOdds,
  { isInPool = false, place = 0 }: { readonly isInPool?: boolean; readonly place?: number } = {},
): Pick<AttackOdds, 'hit' | 'backfire' | 'damage'> {
  const { success: hit, backfire } = computeHitAndBackfireChances(attack)
  const through = computeDamageDistribution(attack, { isInPool, place })
  const damage = createZeroProbabilities(through.length)
  for (let points = 0; points < damage.length; points += 1) damage[points] = hit * (through[points] ?? 0)
  damage[0] = (damage[0] ?? 0) + 1 - hit
  return { hit, backfire, damage }
}

/**
 * Computes the exact odds of one attack on people by enumeration, without rolling (P28-ATK-1). `breaks` may be given
 * if already known from a chain.
 */
export function computeAttackOdds(
  attack: AttackForOdds,
  defender: DefenderForOdds,
  breaks: number = breaksAfter(attack, defender),
): AttackOdds {
  const place = defender.order[0] ?? 0
  const { pool = 0, hitPoints = 0 } = defender.members[place] ?? {}
  const alone = computeDamageOdds(attack, { isInPool: pool > 0, place })
  const { hit, backfire, damage } = alone
  const lost = createZeroProbabilities(hitPoints + 1)
  for (let points = 0; points < damage.length; points += 1) {
    const taken = Math.min(hitPoints, Math.max(0, points - pool))
    lost[taken] = (lost[taken] ?? 0) + (damage[points] ?? 0)
  }
  return { hit, backfire, damage, lost, kill: lost[hitPoints] ?? 0, breaks }
}

function breaksAfter(attack: AttackForOdds, defender: DefenderForOdds): number {
  const struck = new TargetStates(defender)
  const tested = new TargetStates(defender)
  for (const initialState of createInitialStates(defender))
    addStatesAfterStrike(attack, initialState, { defender, into: struck })
  for (const targetState of struck) addStatesAfterTests(targetState, { defender, into: tested })
  let breaks = 0
  for (const targetState of tested) if (targetState.ran > 0) breaks += sumChances(targetState)
  return breaks
}
