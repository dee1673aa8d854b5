import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { EffectTiming, NamedModifier, RerollableRoll } from '#shared/games/planet28/battle/effects.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { rollSkill, type SkillRoll } from '../rolls/rolls.ts'
import { computeSuccessChance, getKeptDie } from '../rolls/skill-roll.ts'
import { listSkillParts } from '../rolls/skills.ts'
import type { Transaction } from '../transaction.ts'
import type { StrikeContext, WeaponInUse } from './weapons.ts'

/** Parameters of an attack roll. */
export interface StrikeRollParameters extends StrikeContext {
  readonly unit: BattleUnit
  readonly skill: 'F' | 'S'
  readonly label: string
  readonly rule: string
  readonly moments: readonly EffectTiming[]
  /** Situational modifiers, in addition to the skill. */
  readonly situation: readonly NamedModifier[]
  readonly wish?: RerollPreference | undefined
}

/** Result of an attack roll. */
export interface StrikeResult {
  readonly isHit: boolean
  /** Whether its damage hits its wielder (P28-WR-volatile). */
  readonly isBackfire: boolean
  readonly target: number
}

/** The skill of an attack and all summands of its target number, known before the dice. */
export interface StrikeSkill {
  readonly skill: SkillId
  readonly parts: readonly NamedModifier[]
}

/** Rolls an attack with a computed aim. The weapon may backfire (P28-WR-volatile). */
export function rollStrike(
  transaction: Transaction,
  { effects }: Pick<WeaponInUse, 'effects'>,
  aimed: SkillRoll,
): StrikeResult {
  const { isSuccess, kept, target } = rollSkill(transaction, aimed)
  const backfires = filterEffectsByShape(effects, 'backfires')
  const isBackfire = backfires.length > 0 && backfires.some(({ effect }) => kept === effect.on)
  return { isHit: isSuccess && !isBackfire, isBackfire, target }
}

/**
 * Builds the roll of an attack from the current state. The skill may be replaced by another that the weapon allows, if
 * it is better (P28-SHOOT-7, P28-FIGHT-3, P28-WR-psychic).
 */
export function buildStrikeRoll(
  transaction: Pick<Transaction, 'battle' | 'rules'>,
  strike: StrikeRollParameters,
): SkillRoll {
  const { unit, model, label, rule, wish } = strike
  const { skill, parts } = computeStrikeSkill(transaction, strike)
  return { unit, model, skill, label, rule, parts, rerolls: listRerollKinds(skill), wish }
}

/** Kinds of reroll that apply to attacks with a skill (P28-ROLL-6). */
export function listRerollKinds(skill: SkillId): readonly RerollableRoll[] {
  return REROLLS[skill] ?? NO_REROLLS
}

const REROLLS: Readonly<Partial<Record<SkillId, readonly RerollableRoll[]>>> = { P: ['psyche'], S: ['shooting'] }
const NO_REROLLS: readonly RerollableRoll[] = []

/** Computes the skill and summands of an attack. */
export function computeStrikeSkill(
  transaction: Pick<Transaction, 'battle' | 'rules'>,
  { unit, model, skill, moments, situation, weapon }: StrikeRollParameters,
): StrikeSkill {
  const currentMoments = [...moments, skill === 'S' ? ('shoot' as const) : ('fight' as const)]
  const on = (used: SkillId): StrikeSkill => {
    const parts = listSkillParts(transaction, { unit, model, skill: used, moments: currentMoments })
    addWeaponParts(parts, weapon, used)
    return { skill: used, parts: situation.length === 0 ? parts : [...parts, ...situation] }
  }
  const others = filterEffectsByShape(weapon.effects, 'uses-skill').map(({ effect }) => on(effect.skill))
  if (others.length === 0) return on(skill)
  const effects = listUnitEffects(unit, transaction.rules, model)
  const chanceOf = ({ skill: used, parts }: StrikeSkill) =>
    computeSuccessChance(sumModifiers(parts), getKeptDie(effects, used))
  return others.reduce((best, otherAim) => (chanceOf(otherAim) > chanceOf(best) ? otherAim : best), on(skill))
}

/** Appends modifiers of the weapon's special rules that apply to attacks with it only. */
function addWeaponParts(parts: NamedModifier[], { effects }: Pick<WeaponInUse, 'effects'>, skill: SkillId): void {
  for (const { source, rule, effect } of filterEffectsByShape(effects, 'modifier'))
    if (effect.when === 'with-it' && (effect.on === skill || effect.on === 'skills'))
      parts.push({ source, rule, value: effect.value })
}
