import { sumModifiers } from '#main/games/kit/modifier.ts'
import { parseDice } from '#main/games/planet28/rules/roll-dice.ts'
import type { NamedModifier, RerollableRoll } from '#shared/games/planet28/battle/effects.ts'
import type { Die } from '#shared/games/planet28/battle/events.ts'
import type { RerollPreference } from '#shared/games/planet28/battle/table-input.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { removeHitPoints } from '../damage/damage.ts'
import { listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import { getPeopleUnit, type Transaction, getUnit } from '../transaction.ts'
import { isSuccessfulRoll, getKeptDie, SKILL_DIE, rollSkillDice } from './skill-roll.ts'

/** Parameters of a skill roll. */
export interface SkillRoll {
  readonly unit: BattleUnit
  readonly model?: Model | undefined
  readonly skill: SkillId
  readonly label: string
  readonly rule: string
  /** All summands of the target number. */
  readonly parts: readonly NamedModifier[]
  /** Kinds of reroll that apply. */
  readonly rerolls?: readonly RerollableRoll[]
  readonly wish?: RerollPreference | undefined
}

/** Result of a skill roll. */
export interface SkillRollResult {
  readonly target: number
  readonly kept: number
  readonly isSuccess: boolean
}

/** Rolls under a target number, and rerolls if wished and available (P28-ROLL-1, P28-ROLL-6). */
export function rollSkill(transaction: Transaction, roll: SkillRoll): SkillRollResult {
  let rolled = rollOnce(transaction, roll)
  const most = transaction.rules.settings.rerollsPerRoll === 1 ? 1 : Infinity
  const taken: string[] = []
  while (taken.length < most && !rolled.isSuccess) {
    const source = takeReroll(transaction, roll, taken)
    if (source === null) return rolled
    taken.push(source)
    rolled = rollOnce(transaction, { ...roll, label: `${roll.label}, again: ${source}` })
  }
  return rolled
}

function rollOnce(transaction: Transaction, { unit, model, skill, label, rule, parts }: SkillRoll): SkillRollResult {
  const target = sumModifiers(parts)
  const keep = getKeptDie(listUnitEffects(unit, transaction.rules, model), skill)
  const faces: number[] = []
  const kept = rollSkillDice(keep, transaction.dice, faces)
  const isSuccess = isSuccessfulRoll(kept, target)
  const dice = faces.map((face): Die => ({ sides: SKILL_DIE, face }))
  const roll = {
    unit: unit.id,
    model: model?.id ?? null,
    label,
    rule,
    dice,
    modifiers: parts,
    target,
    value: kept,
    isSuccess,
  }
  transaction.apply({ type: 'rolled', roll })
  return { target, kept, isSuccess }
}

/**
 * Uses the next available reroll, free ones first, and returns its source or null. Each source applies once per roll,
 * some once per turn.
 */
function takeReroll(
  transaction: Transaction,
  { unit, model, rerolls = [], wish = getRerollPreference(unit) }: SkillRoll,
  taken: readonly string[],
): string | null {
  if (wish === 'never' || rerolls.length === 0) return null
  const battleUnit = getUnit(transaction, unit.id)
  const sources = filterEffectsByShape(listUnitEffects(battleUnit, transaction.rules, model), 'rerolls').filter(
    ({ source, effect }) =>
      rerolls.includes(effect.roll) &&
      !taken.includes(source) &&
      !(effect.per === 'turn' && battleUnit.turn.rerolls.includes(source)),
  )
  const affordable = sources
    .filter(
      ({ effect }) =>
        effect.hitPoints === undefined || (wish === 'paid' && canPayHitPoints(battleUnit, effect.hitPoints)),
    )
    .toSorted((a, b) => (a.effect.hitPoints ?? 0) - (b.effect.hitPoints ?? 0))
  const [next] = affordable
  if (next === undefined) return null
  if (next.effect.per === 'turn') transaction.apply({ type: 'rerolled', unit: unit.id, source: next.source })
  if (next.effect.hitPoints !== undefined)
    payHitPoints(transaction, { unit: battleUnit, model, points: next.effect.hitPoints, ...next })
  return next.source
}

/** The reroll preference of a unit's owner (P28-ROLL-6). */
export function getRerollPreference(unit: BattleUnit): RerollPreference {
  return unit.kind === 'vehicle' ? 'free' : (unit.rerollWish ?? 'free')
}

/** Whether hit points can be paid; the last one cannot (P28-DMG-4). */
export function canPayHitPoints(unit: BattleUnit, points: number): boolean {
  return unit.kind === 'character' && unit.models.some(({ fate, hitPoints }) => fate === 'fights' && hitPoints > points)
}

/**
 * Pays hit points. This is not damage and causes no break test, but counts towards half (P28-DMG-4,
 * P28-IT-strange-idol).
 */
function payHitPoints(
  transaction: Transaction,
  paid: { unit: BattleUnit; model: Model | undefined; points: number; source: string; rule: string },
): void {
  const { unit, points, source, rule } = paid
  const model = paid.model ?? getPeopleUnit(transaction, unit.id).models[0]
  if (model !== undefined)
    removeHitPoints(transaction, { unit: unit.id, model: model.id, points, by: null, cause: source, rule })
}

/** A dice sum that is not a skill roll (P28-ROLL-5). */
export interface SumRoll {
  readonly unit: string
  readonly model?: string | undefined
  readonly label: string
  readonly rule: string
  readonly dice: string
  /** Additional summands, such as a streak. */
  readonly parts?: readonly NamedModifier[]
}

/** Rolls dice and adds them up, never below 0. A plain number is its own result (P28-ROLL-3). */
export function rollSum(transaction: Transaction, { unit, model, label, rule, dice, parts = [] }: SumRoll): number {
  const { sides, plus } = parseDice(dice)
  if (sides.length === 0) return plus
  const fell = sides.map((side): Die => ({ sides: side, face: transaction.dice.die(side) }))
  const own = Math.max(
    0,
    fell.reduce((sum, { face }) => sum + face, plus),
  )
  const value = own + sumModifiers(parts)
  const roll = {
    unit,
    model: model ?? null,
    label,
    rule,
    dice: fell,
    modifiers: parts,
    target: null,
    value,
    isSuccess: null,
  }
  transaction.apply({ type: 'rolled', roll })
  return value
}
