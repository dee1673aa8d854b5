import type { SheetSize } from '#shared/cluster/picture-options.ts'

/** PDF units per millimetre. */
export const PDF_UNITS_PER_MM = 72 / 25.4

/** Maximum side of a PDF page: 14,400 units, which are 200 inches. */
export const MAX_PAGE_MM = 5080

export function isValidPageSize({ widthMm, heightMm }: SheetSize): boolean {
  return Math.max(widthMm, heightMm) <= MAX_PAGE_MM
}
