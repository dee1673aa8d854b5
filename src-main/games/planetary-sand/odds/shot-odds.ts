import type { RangeBandId } from '#shared/games/planetary-sand/tables/range-bands.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import { type DamageEffectCondition, getDamageEffectCondition } from '../fire/damage.ts'
import { getDamageInBand, type DirectShot, getRangeBandOrRefusal } from '../fire/direct-shot.ts'
import { computeNeededRoll, listScoreModifiers } from '../fire/score.ts'

/** Of the 36 rolls of two dice, the number that show at least 2, 3, … 12. */
const AT_LEAST = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const
const THROWS = 36

/** The chance that two dice show at least a number (SAND-HIT-1). */
export function computeTwoDiceChance(need: number): number {
  return (AT_LEAST[Math.max(0, need - 2)] ?? 0) / THROWS
}

/** The chance of an effect given the need for a coin toss (SAND-DEF-2). */
export const DAMAGE_EFFECT_CHANCE_BY_CONDITION: Readonly<Record<DamageEffectCondition, number>> = {
  never: 0,
  'on-heads': 0.5,
  surely: 1,
}

/** The chances of a shot. */
export interface ShotOdds {
  readonly band: RangeBandId
  /** Required roll of two dice. */
  readonly need: number
  readonly hit: number
  /** The chance to kill, destroy, puncture or breach, coin included. */
  readonly effect: number
}

/** Computes the exact chances of a shot, or null if it cannot be fired (SAND-HIT-1 to SAND-HIT-5, SAND-DEF-2). */
export function computeShotOdds(shot: DirectShot, settings: SandSettings): ShotOdds | null {
  const band = getRangeBandOrRefusal(shot)
  if (band === 'no-direct-fire' || band === 'no-target' || band === 'out-of-range') return null
  const need = computeNeededRoll(band, listScoreModifiers(shot, settings))
  const hit = computeTwoDiceChance(need)
  const { kind, defence } = shot.target
  const chance = getDamageEffectCondition(
    { weapon: WEAPONS[shot.weapon], damage: getDamageInBand(band, shot), kind, defence },
    settings,
  )
  return { band, need, hit, effect: hit * DAMAGE_EFFECT_CHANCE_BY_CONDITION[chance] }
}
