import { type ChartLabel, STAR_RANKS, STAR_SIZES, type StarRank, type StarSize } from '#shared/cluster/chart.ts'
import type { StarLayer } from '#shared/cluster/draw/star-layer.ts'

/** Level of detail at a scale (CSS pixels per hex radius): what is drawn, and its size in CSS pixels. */
export interface LevelOfDetail {
  /** Opacity of the grid, 0 to 1. */
  readonly grid: number
  readonly hexLabels: boolean
  readonly names: boolean
  readonly digits: boolean
  readonly owners: boolean
  readonly notes: boolean
  readonly regionNames: boolean
  /** Whether stars are drawn as dots. */
  readonly isDotted: boolean
  /** Font size of names. */
  readonly nameSize: number
  /** Reach of the rays of a medium star. */
  readonly starRadius: number
  readonly routeWidth: number
  readonly borderWidth: number
  /** Height of a fleet's wedge or a note's pin. */
  readonly markSize: number
}

const GRID_FROM = 4
const GRID_FULL = 10
const DOTS_BELOW = 6
const NAMES_FROM = 8
const DIGITS_FROM = 28
const LABELS_FROM = 30

/** Returns the level of detail: more is shown the closer the view. */
export function getLevelOfDetail(scale: number): LevelOfDetail {
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

const FACTORS = { dwarf: 0.86, small: 0.93, medium: 1, large: 1.06, giant: 1.12 } as const satisfies Record<
  StarSize,
  number
>

/** Size of a star relative to a medium one, by index of {@link STAR_SIZES}. */
export const STAR_SIZE_FACTORS: readonly number[] = STAR_SIZES.map((size) => FACTORS[size])

/** Size of a star and of its name by rank, by index of {@link STAR_RANKS}. */
const RANK_STYLES = {
  outpost: { star: 0.88, name: 1, weight: 400 },
  settled: { star: 0.95, name: 1, weight: 400 },
  town: { star: 1.05, name: 1.08, weight: 700 },
  capital: { star: 1.25, name: 1.3, weight: 800 },
} as const satisfies Record<StarRank, { star: number; name: number; weight: number }>
const STYLES_BY_RANK = STAR_RANKS.map((rank) => RANK_STYLES[rank])

/** Size of a star relative to an ordinary one, by its rank and size. */
export function getStarSizeFactor({ ranks, sizes }: Pick<StarLayer, 'ranks' | 'sizes'>, star: number): number {
  return (STYLES_BY_RANK[ranks[star] ?? 0]?.star ?? 1) * (STAR_SIZE_FACTORS[sizes[star] ?? 2] ?? 1)
}

/** Largest size of a star relative to an ordinary one. */
export const MAX_STAR_SIZE_FACTOR = Math.max(...STYLES_BY_RANK.map(({ star }) => star)) * Math.max(...STAR_SIZE_FACTORS)

/** Font size in CSS pixels and weight of a star's name. */
export function getStarNameFont({ ranks }: Pick<StarLayer, 'ranks'>, star: number, { nameSize }: LevelOfDetail) {
  const { name, weight } = STYLES_BY_RANK[ranks[star] ?? 0] ?? RANK_STYLES.outpost
  return { size: Math.round(nameSize * name), weight }
}

/** Weight of the name of each rank. */
export function getStarNameFontWeight({ ranks }: Pick<StarLayer, 'ranks'>, star: number): number {
  return (STYLES_BY_RANK[ranks[star] ?? 0] ?? RANK_STYLES.outpost).weight
}

/** Font size of names at a medium scale, in CSS pixels. */
const NAME_SIZE = 14

/** Scale at which texts have their nominal size. */
const TEXT_SCALE = 18
/** Minimum font size. */
const LEAST_TEXT = 12

/** Font size of a text at a scale. It grows more slowly than the map, so that a text that fits keeps fitting. */
function textSize(size: number, scale: number): number {
  return Math.max(LEAST_TEXT, Math.round(size * hold(Math.sqrt(scale / TEXT_SCALE), 0.5, LARGEST_TEXT)))
}
const LARGEST_TEXT = 1.3

/** Maximum number of letters of a name that are drawn. */
const LONGEST_NAME = 30

/** Shortens a name to what is drawn. */
export function shortenName(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name
}

/** Font sizes of labels at a medium scale, in CSS pixels, and the scale from which they are drawn. */
const LABEL_LOOKS = {
  small: { size: 13, from: 9 },
  medium: { size: 17, from: 4.5 },
  large: { size: 24, from: 0 },
} as const satisfies Record<ChartLabel['size'], { readonly size: number; readonly from: number }>

/** Font size of a label at a scale, in CSS pixels; 0 if it is not drawn. */
export function getLabelFontSize(size: ChartLabel['size'], scale: number): number {
  const look = LABEL_LOOKS[size]
  return scale < look.from ? 0 : textSize(look.size, scale)
}

/** Maximum font size of a label, in CSS pixels. */
export function getMaxLabelFontSize(size: ChartLabel['size']): number {
  return Math.ceil(LABEL_LOOKS[size].size * LARGEST_TEXT)
}

/** Interval between numbered rows or columns of a ruler, from the pixels per row and the space a number needs. */
export function getRulerStep(pixels: number, room = 22): number {
  return [1, 2, 5, 10, 20, 50].find((step) => step * pixels >= room) ?? 100
}

function hold(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
