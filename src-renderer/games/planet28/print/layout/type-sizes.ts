/** A layout to try: font size in points, and the minimum space for notes in millimetres. */
export interface TypeSize {
  readonly points: number
  readonly pencilMm: number
}

/** Minimum font size in points, and the one of large print. */
export const MIN_FONT_POINTS = 8
export const LARGE_FONT_POINTS = 12

/** From generous to tight. The first that fits on one page is used. */
const PAGE_SIZES: readonly TypeSize[] = [
  { points: 11, pencilMm: 44 },
  { points: 10.5, pencilMm: 34 },
  { points: 10, pencilMm: 28 },
  { points: 9.5, pencilMm: 22 },
  { points: 9, pencilMm: 16 },
  { points: 8.5, pencilMm: 0 },
  { points: MIN_FONT_POINTS, pencilMm: 0 },
]
const CARD_SIZES: readonly TypeSize[] = [10, 9, MIN_FONT_POINTS].map((points) => ({ points, pencilMm: 0 }))
const LARGE_SIZES: readonly TypeSize[] = [{ points: LARGE_FONT_POINTS, pencilMm: 20 }]

/** Lists the layouts to try for a sheet, the best first. */
export function listTypeSizes(form: 'page' | 'card', largePrint: boolean): readonly TypeSize[] {
  if (largePrint) return LARGE_SIZES
  return form === 'page' ? PAGE_SIZES : CARD_SIZES
}

/** Finds the best layout of a sheet that does not fit on one page: the fewest pages, then the largest font size. */
export function findBestLayout<Tried extends { readonly points: number; readonly pages: readonly unknown[] }>(
  tried: readonly Tried[],
): Tried | undefined {
  const [best] = tried.toSorted((a, b) => a.pages.length - b.pages.length || b.points - a.points)
  return best
}
