import type { RerollableRoll } from '#shared/games/planet28/battle/effects.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { canPayHitPoints, getRerollPreference } from '../rolls/rolls.ts'
import { getKeptDie } from '../rolls/skill-roll.ts'
import type { Transaction } from '../transaction.ts'
import type { SkillRollForOdds } from './roll-chance.ts'

/** A roll to be specified. */
interface RollMade {
  readonly skill: SkillId
  readonly target: number
  /** Kinds of reroll that apply. */
  readonly rerolls: readonly RerollableRoll[]
  readonly model?: Model | undefined
  /** Reroll preference on a failure; defaults to the owner's last one. */
  readonly wish?: RerollPreference | undefined
}

/**
 * Builds the roll of a unit or a member: two dice, and the number of rerolls allowed by its sources, its owner and the
 * settings (P28-ROLL-4, P28-ROLL-6).
 */
export function buildSkillRollForOdds(transaction: Transaction, unit: BattleUnit, made: RollMade): SkillRollForOdds {
  const { skill, target, rerolls, model, wish = getRerollPreference(unit) } = made
  const effects = listUnitEffects(unit, transaction.rules, model)
  const keep = getKeptDie(effects, skill)
  if (wish === 'never') return { target, keep, rerolls: 0, backfireOn: null }
  const sources = filterEffectsByShape(effects, 'rerolls').filter(
    ({ source, effect: { roll, hitPoints } }) =>
      rerolls.includes(roll) &&
      !unit.turn.rerolls.includes(source) &&
      (hitPoints === undefined || (wish === 'paid' && canPayHitPoints(unit, hitPoints))),
  )
  const most = transaction.rules.settings.rerollsPerRoll === 1 ? 1 : sources.length
  return { target, keep, rerolls: Math.min(most, sources.length), backfireOn: null }
}

/**
 * A reroll paid for by its owner: its cost in hit points, and whether by setting it is the only one per roll
 * (P28-IT-strange-idol, `rerollsPerRoll`).
 */
export interface PaidReroll {
  readonly hitPoints: number
  readonly isOnly: boolean
}

/** The cheapest reroll that a character's owner is willing to pay for, or null. */
export function findPaidReroll(
  transaction: Transaction,
  unit: BattleUnit,
  rerolls: readonly RerollableRoll[],
): PaidReroll | null {
  if (unit.kind !== 'character' || getRerollPreference(unit) !== 'paid') return null
  const prices = filterEffectsByShape(listUnitEffects(unit, transaction.rules), 'rerolls').flatMap(
    ({ effect: { roll, hitPoints } }) => (rerolls.includes(roll) && hitPoints !== undefined ? [hitPoints] : []),
  )
  if (prices.length === 0) return null
  return { hitPoints: Math.min(...prices), isOnly: transaction.rules.settings.rerollsPerRoll === 1 }
}
