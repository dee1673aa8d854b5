import type { AttackForecast, AttackSequenceForecast } from '#shared/games/planet28/battle/forecasts.ts'
import { computeAttackOdds, computeDamageOdds } from '../odds/attack-odds.ts'
import { computeChainOdds } from '../odds/chain-odds.ts'
import { buildDefenderForOdds, type ExplainedDefenderForOdds } from '../odds/defender-for-odds.ts'
import { computeOddsAgainstVehicle } from '../odds/odds-against-vehicle.ts'
import type { ProbabilityArray } from '../odds/probability-array.ts'
import { type Transaction, getUnit } from '../transaction.ts'
import { buildDistributionCurve } from './build-distribution-curve.ts'
import type { ExplainedStrike } from './strikes.ts'

/** An attack of a chain with its strikes at the target. */
export interface ChainedStrikes {
  readonly strikes: readonly ExplainedStrike[]
  readonly isFight: boolean
}

/** Odds of consecutive attacks on one target. */
export interface TargetChainOdds extends Omit<AttackSequenceForecast, 'steps' | 'lost'> {
  readonly lost: ProbabilityArray
  /** Hit points lost by the target, for people and vehicles alike. */
  readonly lostHitPoints: ProbabilityArray
  readonly killAfter: readonly number[]
}

/** Odds of a single strike: its damage, the target's losses, and the chance to eliminate it. */
type StrikeOdds = Pick<AttackForecast, 'backfire' | 'kill' | 'breaks'> & {
  readonly hit: number
  readonly damage: ProbabilityArray
  readonly lost: ProbabilityArray
}

/** Evaluates attacks on a target: people by remaining members, vehicles by their sections. */
export interface TargetOddsCalculator {
  /** The people attacked; null for vehicles. */
  readonly defender: ExplainedDefenderForOdds | null
  alone(strike: ExplainedStrike): StrikeOdds
  chained(attacks: readonly ChainedStrikes[]): TargetChainOdds
}

/** Creates the odds evaluator of a target (P28-ATK-1, P28-VEH-DMG-1). */
export function createTargetOddsCalculator(
  transaction: Transaction,
  id: string,
  member?: string,
): TargetOddsCalculator {
  const unit = getUnit(transaction, id)
  if (unit.kind !== 'vehicle') return people(buildDefenderForOdds(transaction, id, member))
  const odds = (attacks: readonly (readonly ExplainedStrike[])[]) =>
    computeOddsAgainstVehicle(
      attacks.map((strikes) => strikes.map(({ named, hull }) => ({ numbers: named.numbers, hull }))),
      unit,
      transaction.rules,
    )
  return {
    defender: null,
    alone(strike) {
      const { lost, sectionAfter, shaken } = odds([[strike]])
      return { ...computeDamageOdds(strike.named.numbers), lost, kill: sectionAfter[0] ?? 0, breaks: shaken }
    },
    chained(attacks) {
      const { lost, sectionAfter, sections, gone, shaken } = odds(attacks.map(({ strikes }) => strikes))
      const counted = { counts: 'sections', lost, lostHitPoints: lost } as const
      return { ...counted, killAfter: sectionAfter, sections, breaks: shaken, breaksUp: gone }
    },
  }
}

function people(defender: ExplainedDefenderForOdds): TargetOddsCalculator {
  const { members, squad } = defender.numbers
  const hitPoints = members.reduce((sum, member) => sum + member.hitPoints, 0)
  return {
    defender,
    alone: ({ named }) => computeAttackOdds(named.numbers, defender.numbers),
    chained(attacks) {
      const steps = attacks.map(({ strikes, isFight }) => ({
        isFight,
        strikes: strikes.map(({ named }) => named.numbers),
      }))
      const odds = computeChainOdds(steps, defender.numbers)
      const { killAfter, breaks, breaksUp } = odds
      const lostHitPoints = lessThan(hitPoints, odds.left)
      const lost = squad === null ? lostHitPoints : lessThan(members.length, odds.members)
      const counts = squad === null ? 'hit-points' : 'members'
      return { counts, lost, lostHitPoints, killAfter, breaks, breaksUp, sections: [] }
    },
  }
}

/** Converts the distribution of what is left to that of what is lost. */
function lessThan(before: number, left: ProbabilityArray): ProbabilityArray {
  return Array.from({ length: before + 1 }, (_none, lost) => left[before - lost] ?? 0)
}

/** Builds the displayed forecast of a chain. */
export function buildChainForecast(
  { killAfter, lost, counts, breaks, breaksUp, sections }: TargetChainOdds,
  attackers: readonly Omit<AttackSequenceForecast['steps'][number], 'kill'>[],
): AttackSequenceForecast {
  const steps = attackers.map((step, at) => ({ ...step, kill: killAfter[at] ?? 0 }))
  return { steps, counts, lost: buildDistributionCurve(lost), breaks, breaksUp, sections }
}
