import type { Rerolled } from '#shared/games/planet28/battle/effects.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { effectsOn, ofShape } from '../effects-in-force.ts'
import { wishOf } from '../rolls.ts'
import { keptDie } from '../rules/skill-roll.ts'
import type { Scene } from '../scene.ts'
import type { RollAsked } from './roll-chance.ts'

/** How a unit, or a member of it, makes a roll: two dice, and as many free rerolls as its sources and the ruling give (P28-ROLL-4, P28-ROLL-6). */
export function rollOf(
  scene: Scene,
  unit: BattleUnit,
  {
    skill,
    target,
    rerolls,
    model,
  }: { skill: SkillId; target: number; rerolls: readonly Rerolled[]; model?: Model | undefined },
): RollAsked {
  const effects = effectsOn(unit, scene.rules, model)
  const sources = ofShape(effects, 'rerolls').filter(
    ({ source, effect }) =>
      rerolls.includes(effect.roll) && effect.hitPoints === undefined && !unit.turn.rerolls.includes(source),
  )
  if (wishOf(unit) === 'never') return { target, keep: keptDie(effects, skill), rerolls: 0, backfireOn: null }
  const most = scene.rules.settings.rerollsPerRoll === 1 ? 1 : sources.length
  return { target, keep: keptDie(effects, skill), rerolls: Math.min(most, sources.length), backfireOn: null }
}
