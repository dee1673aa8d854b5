import type { Dice } from '#main/games/kit/dice.ts'
import { sumModifiers } from '#main/games/kit/modifier.ts'
import type { ShotRoll } from '#shared/games/planetary-sand/battle.ts'
import type { Air } from '#shared/games/planetary-sand/tables/environment.ts'
import { RANGE_BANDS, type RangeBandId } from '#shared/games/planetary-sand/tables/range-bands.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { getWeaponRow, type WeaponId } from '#shared/games/planetary-sand/tables/weapons.ts'
import { findRangeBandAt } from '../ground/cords.ts'
import { resolveDamage, type TargetKind } from './damage.ts'
import { type ScoreCircumstances, isHit, listScoreModifiers } from './score.ts'

/** A target: its kind, and the defence of the part that is hit. */
export interface ShotTarget {
  readonly kind: TargetKind
  readonly defence: number
  /** The plate or part that is hit, or null if all are alike. */
  readonly plate: string | null
}

/** Everything that decides a direct shot besides its dice. */
export interface DirectShot extends ScoreCircumstances {
  readonly weapon: WeaponId
  readonly air: Air
  /** In R. */
  readonly distance: number
  readonly target: ShotTarget
  /** Whether the target fired or will fire; irrelevant in the open (SAND-HIT-4). */
  readonly isFighting: boolean
}

/** The range band of a direct shot, or why it is impossible (SAND-MSL-2, SAND-HIT-4, SAND-KIT-1). */
export function getRangeBandOrRefusal({
  weapon,
  air,
  distance,
  cover,
  isFighting,
}: DirectShot): RangeBandId | 'no-direct-fire' | 'out-of-range' | 'no-target' {
  const { direct, range } = getWeaponRow(weapon)
  if (direct === null) return 'no-direct-fire'
  const band = findRangeBandAt(distance, range[air])
  if (band === null) return 'out-of-range'
  return cover !== null && !isFighting ? 'no-target' : band
}

/** The damage of a direct hit in a range band (SAND-GUN-1, SAND-MSL-1). */
export function getDamageInBand(band: RangeBandId, { weapon, air }: Pick<DirectShot, 'weapon' | 'air'>): number {
  return getWeaponRow(weapon).direct?.[air][RANGE_BANDS[band].third - 1] ?? 0
}

/** Rolls two dice, then a coin if damage equals defence (SAND-HIT-1, SAND-DEF-2). */
export function rollShot(
  shot: DirectShot,
  band: RangeBandId,
  { settings, dice }: { settings: SandSettings; dice: Dice },
): ShotRoll {
  const thrown = [dice.die(6), dice.die(6)] as const
  const parts = listScoreModifiers(shot, settings)
  const score = thrown[0] + thrown[1] + sumModifiers(parts)
  const roll = { band, need: RANGE_BANDS[band].need, dice: thrown, parts, score }
  const { kind, defence, plate } = shot.target
  if (!isHit(score, band)) return { ...roll, damage: null, defence: null, plate, isHeads: null, outcome: 'miss' }
  const damage = getDamageInBand(band, shot)
  const { isHeads, outcome } = resolveDamage(
    { weapon: getWeaponRow(shot.weapon), damage, kind, defence },
    settings,
    dice,
  )
  return { ...roll, damage, defence, plate, isHeads, outcome }
}
