import { MM_PER_FOOT } from '#shared/games/planetary-sand/format-cord.ts'
import type { Distance } from '#shared/games/planetary-sand/path-input.ts'
import { RANGE_BANDS, type RangeBandId } from '#shared/games/planetary-sand/tables/range-bands.ts'

/** Tolerance in R for a distance at a knot (SAND-KIT-1). */
const KNOT_TOLERANCE_R = 0.001
const THIRDS = Object.entries(RANGE_BANDS) as [RangeBandId, { third: number }][]

/** Converts an entered distance to R. A third of a cord counts as its outer knot (SAND-KIT-1, SAND-KIT-2). */
export function toR(distance: Distance, unitMm: number): number {
  if ('r' in distance) return distance.r
  if ('cord' in distance) return (distance.cord * distance.third) / 3
  return ('feet' in distance ? distance.feet * MM_PER_FOOT : distance.mm) / unitMm
}

/**
 * The third of a cord of `range` R that contains a distance, the nearer one at a knot; null beyond the cord
 * (SAND-KIT-1).
 */
export function findRangeBandAt(distance: number, range: number): RangeBandId | null {
  for (const [id, { third }] of THIRDS) if (distance <= (range * third) / 3 + KNOT_TOLERANCE_R) return id
  return null
}

/** Rounds R to three decimals (millimetres to one), so that entered and measured distances produce the same events. */
export function roundR(distance: number): number {
  return Math.round(distance * 1000) / 1000 + 0
}
