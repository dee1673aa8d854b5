import { total } from '#main/games/kit/modifier.ts'
import type { Moment, NamedModifier, Rerolled } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/state.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { ofShape } from './effects-in-force.ts'
import { type RerollWish, rollSkill } from './rolls.ts'
import type { Scene } from './scene.ts'
import { skillParts } from './skills.ts'
import type { Blow, WeaponInUse } from './weapons.ts'

/** An attack roll to be made. */
export interface StrikeRoll extends Blow {
  readonly unit: BattleUnit
  readonly skill: 'F' | 'S'
  readonly label: string
  readonly rule: string
  readonly moments: readonly Moment[]
  /** Numbers of the situation, on top of the skill. */
  readonly situation: readonly NamedModifier[]
  readonly wish?: RerollWish | undefined
}

/** What came of an attack roll. */
export interface StrikeRolled {
  readonly isHit: boolean
  /** Its damage turns on its wielder (P28-WR-volatile). */
  readonly isBackfire: boolean
  readonly target: number
}

/** Which skill an attack is rolled on, and all the numbers that its target is the sum of: what is decided before the dice. */
export interface Aim {
  readonly skill: SkillId
  readonly parts: readonly NamedModifier[]
}

/** Rolls an attack: the skill, or another that the weapon lets take its place where that is better (P28-SHOOT-7, P28-FIGHT-3, P28-WR-psychic). */
export function rollStrike(scene: Scene, strike: StrikeRoll, aim: Aim = aimOf(scene, strike)): StrikeRolled {
  const { unit, model, label, rule, weapon } = strike
  const { skill, parts } = aim
  const rerolls: Rerolled[] = skill === 'P' ? ['psyche'] : skill === 'S' ? ['shooting'] : []
  const who = model === undefined ? {} : { model }
  const rolled = rollSkill(scene, { unit, ...who, skill, label, rule, parts, rerolls, wish: strike.wish })
  const isBackfire = ofShape(weapon.effects, 'backfires').some(({ effect }) => rolled.kept === effect.on)
  return { isHit: rolled.isSuccess && !isBackfire, isBackfire, target: rolled.target }
}

/** What an attack is rolled on. */
export function aimOf(
  scene: Pick<Scene, 'battle' | 'rules'>,
  { unit, model, skill, moments, situation, weapon }: StrikeRoll,
): Aim {
  const who = model === undefined ? {} : { model }
  const now = skill === 'S' ? [...moments, 'shoot' as const] : [...moments, 'fight' as const]
  const on = (used: SkillId): Aim => {
    const parts = skillParts(scene, { unit, ...who, skill: used, moments: now })
    addWeaponParts(parts, weapon, used)
    return { skill: used, parts: situation.length === 0 ? parts : [...parts, ...situation] }
  }
  return ofShape(weapon.effects, 'uses-skill').reduce((best, { effect }) => {
    const other = on(effect.skill)
    return total(other.parts) > total(best.parts) ? other : best
  }, on(skill))
}

/** What the special rules of a weapon add to attacks with it alone. */
function addWeaponParts(parts: NamedModifier[], { effects }: Pick<WeaponInUse, 'effects'>, skill: SkillId): void {
  for (const { source, rule, effect } of ofShape(effects, 'modifier'))
    if (effect.when === 'with-it' && (effect.on === skill || effect.on === 'skills'))
      parts.push({ source, rule, value: effect.value })
}
