import { computeVehicleStats } from '#main/games/planet28/rules/vehicle-stats.ts'
import type { EffectTiming, NamedModifier } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import { SKILLS, type SkillId } from '#shared/games/planet28/tables/skills.ts'
import { WOUND_PENALTY } from '../damage/wounds.ts'
import { listAurasOn, listUnitEffects, filterEffectsByShape } from '../effects-in-force.ts'
import type { Transaction } from '../transaction.ts'
import { findPilot } from '../vehicles/pilot.ts'

/** A unit's skill and its use. */
export interface SkillQuery {
  readonly unit: BattleUnit
  readonly model?: Model | undefined
  readonly skill: SkillId
  /** Current moments; effects limited to one of them apply too. */
  readonly moments?: readonly EffectTiming[]
}

/**
 * The skill in a unit's own profile. Vehicles have neither Awareness nor Psyche, but may have a pilot's (P28-TURN-6,
 * P28-VEH-PROF-1, P28-TR-pilot).
 */
function printedSkill(
  unit: BattleUnit,
  skill: SkillId,
  { battle, rules }: Pick<Transaction, 'battle' | 'rules'>,
): number {
  if (unit.kind !== 'vehicle') return unit.profile.skills[skill]
  const pilot = skill === 'F' || skill === 'P' ? null : findPilot(battle, unit, rules)
  if (pilot !== null) return pilot.profile.skills[skill]
  if (skill === 'A' || skill === 'S') return unit.profile[skill]
  return skill === 'F' ? computeVehicleStats(unit.profile, rules).F : 0
}

/**
 * Lists all summands of a skill: the profile first, then wounds, conditions, effects and auras (P28-META-5,
 * P28-SHOOT-7).
 */
export function listSkillParts(transaction: Pick<Transaction, 'battle' | 'rules'>, asked: SkillQuery): NamedModifier[] {
  const { unit, skill } = asked
  const parts = [{ source: SKILLS[skill].name, value: printedSkill(unit, skill, transaction), rule: 'P28-META-5' }]
  addModifiers(parts, transaction, asked)
  return parts
}

/** Appends the modifiers of a skill besides the profile. */
function addModifiers(
  parts: NamedModifier[],
  { battle, rules }: Pick<Transaction, 'battle' | 'rules'>,
  { unit, model, skill, moments = [] }: SkillQuery,
): void {
  const counts = (effect: { on: string; when?: EffectTiming }) =>
    (effect.on === skill || effect.on === 'skills') && (effect.when === undefined || moments.includes(effect.when))
  if (isWounded(unit, model, battle)) parts.push({ source: 'Wounded', value: WOUND_PENALTY, rule: 'P28-DMG-2' })
  for (const { source, value, rule, on } of unit.lasting)
    if (on === skill || (on === 'breakTest' && skill === 'P' && moments.includes('break-test')))
      parts.push({ source, value, rule })
  for (const { source, rule, effect } of filterEffectsByShape(listUnitEffects(unit, rules, model), 'modifier'))
    if (counts(effect)) parts.push({ source, rule, value: effect.value })
  for (const { source, rule, effect } of listAurasOn(battle, unit, rules))
    if (counts(effect)) parts.push({ source, rule, value: effect.value })
}

/**
 * Whether the wound penalty applies: below half of its hit points a character has -1 on all skills. Members of squads
 * are exempt by setting (P28-DMG-2, `squadWounds`).
 */
function isWounded(unit: BattleUnit, model: Model | undefined, { settings }: Transaction['battle']): boolean {
  if (unit.kind === 'vehicle') return false
  if (unit.kind === 'squad' && settings.squadWounds === 'none') return false
  const wounded = model ?? (unit.kind === 'character' ? unit.models[0] : undefined)
  return wounded?.isWounded === true
}
