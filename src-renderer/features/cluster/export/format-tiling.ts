import type { PosterTiling } from '#shared/cluster/draw/poster-tiles.ts'
import { formatCount } from '#shared/kit/format.ts'

/** Formats a tiling: “12 sheets of A4, 4 down and 3 across, and an overview”. */
export function formatTiling({ rows, columns, tiles, sheet }: PosterTiling, paperName: string): string {
  const count = tiles.length
  const turned = sheet.widthMm > sheet.heightMm ? ' turned across' : ''
  return `${formatCount(count, 'sheet')} of ${paperName}${turned}, ${rows} down and ${columns} across, and an overview`
}
