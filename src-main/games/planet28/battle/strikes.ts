import { total } from '#main/games/kit/modifier.ts'
import type { Moment, NamedModifier, Rerolled } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/state.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { ofShape } from './effects-in-force.ts'
import { type RerollWish, rollSkill } from './rolls.ts'
import type { Scene } from './scene.ts'
import { skillParts } from './skills.ts'
import type { Blow } from './weapons.ts'

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

/** Rolls an attack: the skill, or another that the weapon lets take its place where that is better (P28-SHOOT-7, P28-FIGHT-3, P28-WR-psychic). */
export function rollStrike(scene: Scene, strike: StrikeRoll): StrikeRolled {
  const { unit, model, label, rule, weapon } = strike
  const { skill, parts } = strikeParts(scene, strike)
  const rerolls: Rerolled[] = skill === 'P' ? ['psyche'] : skill === 'S' ? ['shooting'] : []
  const who = model === undefined ? {} : { model }
  const rolled = rollSkill(scene, { unit, ...who, skill, label, rule, parts, rerolls, wish: strike.wish })
  const isBackfire = ofShape(weapon.effects, 'backfires').some(({ effect }) => rolled.kept === effect.on)
  return { isHit: rolled.isSuccess && !isBackfire, isBackfire, target: rolled.target }
}

/** The skill of an attack and all its numbers. */
export function strikeParts(
  scene: Pick<Scene, 'battle' | 'rules'>,
  { unit, model, skill, moments, situation, weapon }: StrikeRoll,
): { readonly skill: SkillId; readonly parts: readonly NamedModifier[] } {
  const who = model === undefined ? {} : { model }
  const own = { skill, parts: [...skillParts(scene, { unit, ...who, skill, moments }), ...situation] }
  const others = ofShape(weapon.effects, 'uses-skill').map(({ effect }) => ({
    skill: effect.skill,
    parts: [...skillParts(scene, { unit, ...who, skill: effect.skill, moments }), ...situation],
  }))
  return [own, ...others].reduce<{ skill: SkillId; parts: readonly NamedModifier[] }>(
    (best, one) => (total(one.parts) > total(best.parts) ? one : best),
    own,
  )
}
