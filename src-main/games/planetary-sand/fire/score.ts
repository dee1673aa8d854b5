import { sumModifiers } from '#main/games/kit/modifier.ts'
import { COVERS, type CoverId } from '#shared/games/planetary-sand/tables/armour.ts'
import { BANDS, type BandId } from '#shared/games/planetary-sand/tables/bands.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { Modifier } from '#shared/kit/modifier.ts'

/** What firing again at a target that stayed put adds, once and no more (SAND-HIT-2). */
const AGAIN = 2

/** What the score depends on besides the dice. */
export interface Aim {
  readonly isAgain: boolean
  readonly cover: CoverId | null
}

/** What is added to the dice: the minus for the target's cover is the shooter's (SAND-HIT-2, SAND-HIT-3). */
export function listScoreParts({ isAgain, cover }: Aim, settings: Pick<Settings, 'armouredVehicleCover'>): Modifier[] {
  return [
    ...(isAgain ? [{ source: 'again', value: AGAIN }] : []),
    ...(cover === null ? [] : [{ source: COVERS[cover].title, value: coverValue(cover, settings) }]),
  ]
}

function coverValue(cover: CoverId, settings: Pick<Settings, 'armouredVehicleCover'>): number {
  const { value } = COVERS[cover]
  return typeof value === 'number' ? value : settings[value]
}

/** Whether a score hits: nothing hits or misses by itself (SAND-HIT-1, SAND-HIT-5). */
export function isHit(score: number, band: BandId): boolean {
  return score >= BANDS[band].need
}

/** What two dice must show for a hit in a band, 2 to 12 where they can (SAND-HIT-1, SAND-HIT-5). */
export function computeNeededScore(band: BandId, parts: readonly Modifier[]): number {
  return BANDS[band].need - sumModifiers(parts)
}
