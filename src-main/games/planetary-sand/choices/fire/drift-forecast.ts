import {
  CUP_DIE_DRIFTS_BY_SETTING,
  computeLandingPoint,
  getTemplateWidth,
} from '#main/games/planetary-sand/fire/drift.ts'
import { findMuzzlePoint } from '#main/games/planetary-sand/ground/line-of-fire.ts'
import {
  type BlastTargetOdds,
  computeBlastOdds,
  computeDriftOdds,
  computeMissileLostChance,
} from '#main/games/planetary-sand/odds/blast-odds.ts'
import type { Battle, DriftId } from '#shared/games/planetary-sand/battle.ts'
import { getWeaponRow, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Point } from '#shared/kit/convex.ts'

/** Where a missile may come down. */
export interface DriftForecast {
  readonly landings: readonly {
    readonly drift: DriftId
    /** Faces of the cup die. */
    readonly faces: readonly number[]
    readonly chance: number
    /** Point of impact on the map. */
    readonly at: Point | null
  }[]
  /** Chance of being lost in space (SAND-MSL-4). */
  readonly lost: number
  readonly templateMm: number
  readonly damage: number
  /** What may lie under the template, on the map only. */
  readonly under: readonly BlastTargetOdds[]
}

/** Forecasts where a missile comes down, and on the map who would lie under its template (SAND-CUP-1 to SAND-CUP-3). */
export function forecastDrift(
  battle: Battle,
  { shooter, weapon }: { readonly shooter: string; readonly weapon: WeaponId },
  aim: string,
): DriftForecast | null {
  const { blast } = getWeaponRow(weapon)
  if (!blast) return null
  const widthMm = getTemplateWidth(blast.template, battle.settings)
  const [from, to] = [findMuzzlePoint(battle, shooter), findMuzzlePoint(battle, aim)]
  const odds = Object.entries(computeDriftOdds(weapon, battle.settings)) as [DriftId, number][]
  return {
    landings: odds.map(([drift, chance]) => ({
      drift,
      faces: CUP_DIE_DRIFTS_BY_SETTING[battle.settings.cupDie].flatMap((id, index) =>
        id === drift ? [index + 1] : [],
      ),
      chance,
      at: from && to ? computeLandingPoint(from, to, { drift, widthMm }) : null,
    })),
    lost: computeMissileLostChance(weapon, battle.settings),
    templateMm: widthMm,
    damage: blast.damage,
    under: from && to ? computeBlastOdds(battle, weapon, { from, aim: to }) : [],
  }
}
