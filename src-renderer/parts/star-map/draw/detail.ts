import { type ChartLabel, STAR_SIZES, type StarSize } from '#shared/cluster/chart.ts'

/** What is worth drawing at a scale (pixels a hex radius), and how large; lengths are pixels of the page. */
export interface Detail {
  /** How clearly the grid is drawn, 0 to 1. */
  readonly grid: number
  readonly hexLabels: boolean
  readonly names: boolean
  readonly digits: boolean
  readonly owners: boolean
  readonly notes: boolean
  readonly regionNames: boolean
  /** Stars are mere dots. */
  readonly isDotted: boolean
  /** How far the rays of a star of medium size reach. */
  readonly starRadius: number
  readonly routeWidth: number
  readonly borderWidth: number
  /** How high a fleet's wedge or a note's pin is. */
  readonly markSize: number
}

const GRID_FROM = 4
const GRID_FULL = 10
const DOTS_BELOW = 6
const NAMES_FROM = 11
const DIGITS_FROM = 28
const LABELS_FROM = 30

/** The level of detail: the nearer, the more is said. */
export function detailAt(scale: number): Detail {
  const isDotted = scale < DOTS_BELOW
  return {
    grid: hold((scale - GRID_FROM) / (GRID_FULL - GRID_FROM), 0, 1),
    hexLabels: scale >= LABELS_FROM,
    names: scale >= NAMES_FROM,
    digits: scale >= DIGITS_FROM,
    owners: scale >= 15,
    notes: scale >= 12,
    regionNames: scale >= 1,
    isDotted,
    starRadius: isDotted
      ? hold(scale * 0.5, 0.9, 2.4)
      : Math.min(26, Math.max(3.6, Math.min(scale * 0.6, 17), scale * 0.5)),
    routeWidth: scale < 16 ? 1 : Math.min(2, scale / 16),
    borderWidth: hold(scale / 8, 1, 2.5),
    markSize: hold(scale * 0.6, 5, 15),
  }
}

const FACTORS = { dwarf: 0.72, small: 0.86, medium: 1, large: 1.16, giant: 1.34 } as const satisfies Record<
  StarSize,
  number
>

/** How large a star is drawn beside one of medium size, by its place among the sizes. */
export const SIZE_FACTORS: readonly number[] = STAR_SIZES.map((size) => FACTORS[size])

/** The size of names, in pixels of the page. */
export const NAME_SIZE = 14

/** The most letters of a name that are drawn. */
const LONGEST_NAME = 30

/** A name as it is drawn. */
export function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** How large texts on the map are, in pixels of the page, and from which scale on they are drawn. */
export const LABEL_LOOKS = {
  small: { size: 13, from: 9 },
  medium: { size: 17, from: 4.5 },
  large: { size: 24, from: 0 },
} as const satisfies Record<ChartLabel['size'], { readonly size: number; readonly from: number }>

/** Every how many rows or columns a ruler bears a number, when one takes so many pixels and a number needs so much room. */
export function rulerStep(pixels: number, room = 22): number {
  return [1, 2, 5, 10, 20, 50].find((step) => step * pixels >= room) ?? 100
}

function hold(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
