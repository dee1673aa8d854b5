import { sumModifiers } from '#main/games/kit/modifier.ts'
import { COVERS, type CoverId } from '#shared/games/planetary-sand/tables/armour.ts'
import { RANGE_BANDS, type RangeBandId } from '#shared/games/planetary-sand/tables/range-bands.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { Modifier } from '#shared/kit/modifier.ts'

/** Bonus for firing again at a target that did not move; not cumulative (SAND-HIT-2). */
const AGAIN = 2

/**
 * Facts of a shot that modify its score: whether it is fired again at a target that did not move, and the target's
 * cover.
 */
export interface ScoreCircumstances {
  readonly isAgain: boolean
  readonly cover: CoverId | null
}

/** Modifiers added to the roll of a shot (SAND-HIT-2, SAND-HIT-3). */
export function listScoreModifiers(
  { isAgain, cover }: ScoreCircumstances,
  settings: Pick<SandSettings, 'armouredVehicleCover'>,
): Modifier[] {
  return [
    ...(isAgain ? [{ source: 'again', value: AGAIN }] : []),
    ...(cover === null ? [] : [{ source: COVERS[cover].title, value: coverValue(cover, settings) }]),
  ]
}

function coverValue(cover: CoverId, settings: Pick<SandSettings, 'armouredVehicleCover'>): number {
  const { value } = COVERS[cover]
  return typeof value === 'number' ? value : settings[value]
}

/** Whether a score hits. No roll hits or misses automatically (SAND-HIT-1, SAND-HIT-5). */
export function isHit(score: number, band: RangeBandId): boolean {
  return score >= RANGE_BANDS[band].need
}

/** The roll of two dice needed to hit in a band; 2 to 12 if possible at all (SAND-HIT-1, SAND-HIT-5). */
export function computeNeededRoll(band: RangeBandId, parts: readonly Modifier[]): number {
  return RANGE_BANDS[band].need - sumModifiers(parts)
}
