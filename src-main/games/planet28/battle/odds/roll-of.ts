import type { Rerolled } from '#shared/games/planet28/battle/effects.ts'
import type { RerollWish } from '#shared/games/planet28/battle/said.ts'
import type { BattleUnit, Model } from '#shared/games/planet28/battle/units.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { effectsOn, ofShape } from '../effects-in-force.ts'
import { canPay, wishOf } from '../rolls.ts'
import { keptDie } from '../rules/skill-roll.ts'
import type { Scene } from '../scene.ts'
import type { RollAsked } from './roll-chance.ts'

/** A roll that is asked about. */
interface RollMade {
  readonly skill: SkillId
  readonly target: number
  /** Kinds of reroll that go with it. */
  readonly rerolls: readonly Rerolled[]
  readonly model?: Model | undefined
  /** What becomes of it where it fails; what its owner said last where it is left out. */
  readonly wish?: RerollWish | undefined
}

/** How a unit, or a member of it, makes a roll: two dice, and as many rerolls as its sources, its owner and the ruling give (P28-ROLL-4, P28-ROLL-6). */
export function rollOf(scene: Scene, unit: BattleUnit, made: RollMade): RollAsked {
  const { skill, target, rerolls, model, wish = wishOf(unit) } = made
  const effects = effectsOn(unit, scene.rules, model)
  const keep = keptDie(effects, skill)
  if (wish === 'never') return { target, keep, rerolls: 0, backfireOn: null }
  const sources = ofShape(effects, 'rerolls').filter(
    ({ source, effect: { roll, hitPoints } }) =>
      rerolls.includes(roll) &&
      !unit.turn.rerolls.includes(source) &&
      (hitPoints === undefined || (wish === 'paid' && canPay(unit, hitPoints))),
  )
  const most = scene.rules.settings.rerollsPerRoll === 1 ? 1 : sources.length
  return { target, keep, rerolls: Math.min(most, sources.length), backfireOn: null }
}

/** A reroll that its owner pays for: the hit-points, and whether it is the only one of its roll by ruling (P28-IT-strange-idol, `rerollsPerRoll`). */
export interface PaidReroll {
  readonly hitPoints: number
  readonly isOnly: boolean
}

/** The cheapest reroll that a character's owner is ready to pay for, or null. */
export function findPaidReroll(scene: Scene, unit: BattleUnit, rerolls: readonly Rerolled[]): PaidReroll | null {
  if (unit.kind !== 'character' || wishOf(unit) !== 'paid') return null
  const prices = ofShape(effectsOn(unit, scene.rules), 'rerolls').flatMap(({ effect: { roll, hitPoints } }) =>
    rerolls.includes(roll) && hitPoints !== undefined ? [hitPoints] : [],
  )
  if (prices.length === 0) return null
  return { hitPoints: Math.min(...prices), isOnly: scene.rules.settings.rerollsPerRoll === 1 }
}
