/** What is worth drawing at a scale (pixels a hex radius). */
export interface Detail {
  /** How clearly the grid is drawn, 0 to 1. */
  readonly grid: number
  readonly hexLabels: boolean
  readonly names: boolean
  readonly digits: boolean
  readonly owners: boolean
  /** How far a star's rays reach, in pixels. */
  readonly starRadius: number
}

const GRID_FROM = 4
const GRID_FULL = 9
const NAMES_FROM = 11
const DIGITS_FROM = 28
const LABELS_FROM = 30

/** The level of detail: the nearer, the more is said. */
export function detailAt(scale: number): Detail {
  return {
    grid: Math.min(1, Math.max(0, (scale - GRID_FROM) / (GRID_FULL - GRID_FROM))),
    hexLabels: scale >= LABELS_FROM,
    names: scale >= NAMES_FROM,
    digits: scale >= DIGITS_FROM,
    owners: scale >= DIGITS_FROM,
    starRadius: Math.min(Math.max(scale * 0.62, 3.5), 24),
  }
}

/** Every how many rows or columns a ruler bears a number, when one takes so many pixels. */
export function rulerStep(pixels: number): number {
  return [1, 2, 5, 10, 20, 50].find((step) => step * pixels >= 20) ?? 100
}
