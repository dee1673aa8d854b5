import type { Battle, DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { getWeaponRow, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Point } from '#shared/kit/convex.ts'
import { getDamageEffectCondition } from '../fire/damage.ts'
import { CUP_DIE_DRIFTS_BY_SETTING, computeLandingPoint, needsWildDie, getTemplateWidth } from '../fire/drift.ts'
import { listTargetsUnderTemplate } from '../fire/under-template.ts'
import { DAMAGE_EFFECT_CHANCE_BY_CONDITION } from './shot-odds.ts'

const SIDES = 6

/**
 * The probability of each drift of a missile; the rest to 1 is the chance of being lost in space (SAND-MSL-4,
 * SAND-CUP-1).
 */
export function computeDriftOdds(weapon: WeaponId, settings: SandSettings): Readonly<Record<DriftId, number>> {
  const odds: Record<DriftId, number> = { 'on-target': 0, short: 0, long: 0, left: 0, right: 0 }
  const flies = needsWildDie(getWeaponRow(weapon), settings) ? (SIDES - 1) / SIDES : 1
  for (const drift of CUP_DIE_DRIFTS_BY_SETTING[settings.cupDie]) odds[drift] += flies / SIDES
  return odds
}

/** The probability that a missile is lost in space (SAND-MSL-4). */
export function computeMissileLostChance(weapon: WeaponId, settings: SandSettings): number {
  return needsWildDie(getWeaponRow(weapon), settings) ? 1 / SIDES : 0
}

/** The danger of a missile to a target. */
export interface BlastTargetOdds {
  readonly target: string
  /** Probability (0 to 1) that it lies under the template. */
  readonly under: number
  /** Probability (0 to 1) that it is lost: under the template, and any coin toss against it. */
  readonly effect: number
}

/**
 * Computes who may lie under the template on the map over all drifts, with the chance, most endangered first
 * (SAND-CUP-1 to SAND-CUP-4).
 */
export function computeBlastOdds(
  battle: Battle,
  weapon: WeaponId,
  { from, aim }: { from: Point; aim: Point },
): BlastTargetOdds[] {
  const { blast } = getWeaponRow(weapon)
  if (!blast) return []
  const widthMm = getTemplateWidth(blast.template, battle.settings)
  const all = new Map<string, BlastTargetOdds>()
  for (const [drift, chance] of Object.entries(computeDriftOdds(weapon, battle.settings)) as [DriftId, number][]) {
    const centre = computeLandingPoint(from, aim, { drift, widthMm })
    for (const { target, kind, defence, isShielded } of listTargetsUnderTemplate(battle, {
      centre,
      radiusMm: widthMm / 2,
    })) {
      const before = all.get(target) ?? { target, under: 0, effect: 0 }
      const tells =
        isShielded || defence === null
          ? 'never'
          : getDamageEffectCondition(
              { weapon: { isSmall: false }, damage: blast.damage, kind, defence },
              battle.settings,
            )
      all.set(target, {
        target,
        under: before.under + chance,
        effect: before.effect + chance * DAMAGE_EFFECT_CHANCE_BY_CONDITION[tells],
      })
    }
  }
  return [...all.values()].toSorted((a, b) => b.effect - a.effect || b.under - a.under)
}
