import type { HomeBand } from '#shared/cluster/generator-settings.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

/** Whether a hex is in a home band (FIST-SETUP-2). */
export function isInHomeBand({ row }: HexPlace, { firstRow, lastRow }: HomeBand): boolean {
  return row >= firstRow && row <= lastRow
}

/** Indexes of the stars in a band. */
export function listStarsInHomeBand(stars: readonly HexPlace[], band: HomeBand): number[] {
  return stars.flatMap((star, index) => (isInHomeBand(star, band) ? [index] : []))
}
