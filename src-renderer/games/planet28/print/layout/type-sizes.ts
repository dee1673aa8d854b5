/** A way to set a sheet: the size of its type in points, and what should be left for a pencil in millimetres. */
export interface TypeSize {
  readonly points: number
  readonly pencilMm: number
}

/** No type is smaller than this, nor than `LARGE` in large print. */
export const MIN_POINTS = 8
export const LARGE_POINTS = 12

/** From roomy to tight: the first that keeps a sheet on one page is taken. */
const PAGE_SIZES: readonly TypeSize[] = [
  { points: 11, pencilMm: 44 },
  { points: 10.5, pencilMm: 34 },
  { points: 10, pencilMm: 28 },
  { points: 9.5, pencilMm: 22 },
  { points: 9, pencilMm: 16 },
  { points: 8.5, pencilMm: 0 },
  { points: MIN_POINTS, pencilMm: 0 },
]
const CARD_SIZES: readonly TypeSize[] = [10, 9, MIN_POINTS].map((points) => ({ points, pencilMm: 0 }))
const LARGE_SIZES: readonly TypeSize[] = [{ points: LARGE_POINTS, pencilMm: 20 }]

/** The sizes to try for a sheet, the best first. */
export function listTypeSizes(form: 'page' | 'card', largePrint: boolean): readonly TypeSize[] {
  if (largePrint) return LARGE_SIZES
  return form === 'page' ? PAGE_SIZES : CARD_SIZES
}

/** How a sheet that fits on no single page is set, of all ways tried: on the fewest pages, and then in the largest type. */
export function findBestSetting<Tried extends { readonly points: number; readonly pages: readonly unknown[] }>(
  tried: readonly Tried[],
): Tried | undefined {
  const [best] = tried.toSorted((a, b) => a.pages.length - b.pages.length || b.points - a.points)
  return best
}
