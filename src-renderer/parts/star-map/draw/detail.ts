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
  /** The size of names. */
  readonly nameSize: number
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
const NAMES_FROM = 8
const DIGITS_FROM = 28
const LABELS_FROM = 30

/** The level of detail: the nearer, the more is said. */
export function getDetail(scale: number): Detail {
  const isDotted = scale < DOTS_BELOW
  return {
    grid: hold((scale - GRID_FROM) / (GRID_FULL - GRID_FROM), 0, 1),
    hexLabels: scale >= LABELS_FROM,
    names: scale >= NAMES_FROM,
    digits: scale >= DIGITS_FROM,
    owners: scale >= 15,
    nameSize: textSize(NAME_SIZE, scale),
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

/** The size of names at a middling scale, in pixels of the page. */
const NAME_SIZE = 14

/** At this scale texts have their own size. */
const TEXT_SCALE = 18
/** No text is smaller. */
const LEAST_TEXT = 12

/** How large a text is at a scale: it grows more slowly than the map, so that what has room keeps it. */
function textSize(size: number, scale: number): number {
  return Math.max(LEAST_TEXT, Math.round(size * hold(Math.sqrt(scale / TEXT_SCALE), 0.5, LARGEST_TEXT)))
}
const LARGEST_TEXT = 1.3

/** The most letters of a name that are drawn. */
const LONGEST_NAME = 30

/** A name as it is drawn. */
export function shortenName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** How large texts on the map are at a middling scale, in pixels of the page, and from which scale on they are drawn. */
const LABEL_LOOKS = {
  small: { size: 13, from: 9 },
  medium: { size: 17, from: 4.5 },
  large: { size: 24, from: 0 },
} as const satisfies Record<ChartLabel['size'], { readonly size: number; readonly from: number }>

/** How large a label is at a scale, in pixels of the page; 0 where it is not drawn. */
export function getLabelSize(size: ChartLabel['size'], scale: number): number {
  const look = LABEL_LOOKS[size]
  return scale < look.from ? 0 : textSize(look.size, scale)
}

/** The largest that a label is ever drawn, in pixels of the page. */
export function getMaxLabelSize(size: ChartLabel['size']): number {
  return Math.ceil(LABEL_LOOKS[size].size * LARGEST_TEXT)
}

/** Every how many rows or columns a ruler bears a number, when one takes so many pixels and a number needs so much room. */
export function getRulerStep(pixels: number, room = 22): number {
  return [1, 2, 5, 10, 20, 50].find((step) => step * pixels >= room) ?? 100
}

function hold(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
