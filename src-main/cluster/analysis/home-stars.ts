import type { HomeBand } from '#shared/cluster/generator-settings.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

/** Whether a place is in a band (FIST-SETUP-2). */
export function isInBand({ row }: HexPlace, { firstRow, lastRow }: HomeBand): boolean {
  return row >= firstRow && row <= lastRow
}

/** The stars of a band, by their places in the list. */
export function listStarsInBand(stars: readonly HexPlace[], band: HomeBand): number[] {
  return stars.flatMap((star, index) => (isInBand(star, band) ? [index] : []))
}
