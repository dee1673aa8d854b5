import { type HexBoard, MAX_BOARD_SIZE, STANDARD_BOARD } from '../kit/hex.ts'
import type { NameStyle } from './name-styles.ts'
import { SYMMETRY_NAMES, type Symmetry, findSymmetryProblem } from './symmetry.ts'

/** Spatial distributions of stars. */
export const SPREADS = ['scattered', 'even', 'clusters', 'arms', 'belt', 'rift', 'core'] as const
export type Spread = (typeof SPREADS)[number]

/** Names and descriptions of the distributions. */
export const SPREAD_DESCRIPTIONS: Record<Spread, { readonly name: string; readonly text: string }> = {
  scattered: { name: 'Scattered', text: 'Pure chance, with knots and gaps.' },
  even: { name: 'Even', text: 'Much the same distance everywhere.' },
  clusters: { name: 'Clusters', text: 'Small groups with space between them.' },
  arms: { name: 'Spiral arms', text: 'Arms that wind out of a bright middle.' },
  belt: { name: 'Belt', text: 'A winding river of stars from top to bottom.' },
  rift: { name: 'Rift', text: 'Two shores and a gulf with few fords.' },
  core: { name: 'Dense core', text: 'Crowded in the middle, thin at the rim.' },
}

/** Guarantee about distances: none, or that all stars are connected by hops within reach. */
export const CONNECTIVITIES = ['free', 'by-range'] as const
export type Connectivity = (typeof CONNECTIVITIES)[number]

/**
 * Routes to draw: none, every pair within reach (FIST-MAP-3), or a sparse set without crossings that connects as much.
 */
export const ROUTE_PLANS = ['none', 'all-in-range', 'sparse'] as const
export type RoutePlan = (typeof ROUTE_PLANS)[number]

/** Range of rows in which homeworlds are chosen (FIST-SETUP-2). */
export interface HomeBand {
  readonly firstRow: number
  readonly lastRow: number
}

/** Number of stars, or a percentage of the board's hexes. */
export type StarAmount =
  | { readonly by: 'count'; readonly stars: number }
  | { readonly by: 'density'; readonly percent: number }

/** Relative weights of the ratings 1 to 5. */
export type RatingWeights = readonly [number, number, number, number, number]

/** Settings of the map generator, apart from the seed. */
export interface GeneratorSettings {
  readonly name: string
  readonly board: HexBoard
  readonly amount: StarAmount
  readonly spread: Spread
  readonly ratings: RatingWeights
  /** Minimum number of stars rated 5 in each home band. */
  readonly fivesPerBand: number
  readonly symmetry: Symmetry
  /** Minimum distance between two stars. */
  readonly apartHexes: number
  readonly connectivity: Connectivity
  /** Maximum length of hops and routes: the range of transports (FIST-MAP-3). */
  readonly reachHexes: number
  /** Rows in which homeworlds are chosen. Each band contains at least one suitable star (FIST-SETUP-2). */
  readonly homeBands: readonly HomeBand[]
  readonly routes: RoutePlan
  readonly names: NameStyle
}

/** Bounds of all numeric settings. */
export const GENERATOR_BOUNDS = {
  nameLetters: { least: 1, most: 120 },
  stars: { least: 1, most: 60_000 },
  percent: { least: 0.1, most: 100 },
  weight: { least: 0, most: 100 },
  fivesPerBand: { least: 0, most: 20 },
  apartHexes: { least: 1, most: 12 },
  reachHexes: { least: 1, most: 6 },
  homeBands: { least: 0, most: 6 },
} as const

/** Home bands of a board: rows 1-10 and 23-32 of 32 (FIST-SETUP-2), proportionally on other boards. */
export function computeHomeBands({ rows }: HexBoard): HomeBand[] {
  if (rows < 2) return []
  const deep = Math.max(1, Math.round((rows * 10) / STANDARD_BOARD.rows))
  return [
    { firstRow: 1, lastRow: deep },
    { firstRow: rows + 1 - deep, lastRow: rows },
  ]
}

/** Default settings (FIST-MAP-5). */
export const STANDARD_GENERATOR_SETTINGS: GeneratorSettings = {
  name: 'New cluster',
  board: STANDARD_BOARD,
  amount: { by: 'count', stars: 60 },
  spread: 'scattered',
  ratings: [25, 25, 25, 15, 10],
  fivesPerBand: 2,
  symmetry: 'half-turn',
  apartHexes: 2,
  connectivity: 'by-range',
  reachHexes: 3,
  homeBands: computeHomeBands(STANDARD_BOARD),
  routes: 'all-in-range',
  names: 'saltwind',
}

/** Number of stars to generate. A density is rounded to the nearest number that the symmetry allows. */
export function computeStarCount({ amount, board, symmetry }: GeneratorSettings): number {
  if (amount.by === 'count') return amount.stars
  const wanted = Math.max(1, Math.round((board.rows * board.columns * amount.percent) / 100))
  for (let off = 0; ; off += 1) {
    if (isCountSymmetric(wanted - off, symmetry, board) && wanted > off) return wanted - off
    if (isCountSymmetric(wanted + off, symmetry, board)) return wanted + off
  }
}

/** Maximum size of a symmetry group's orbit, the star itself included. */
const FOLDS: Record<Symmetry, number> = {
  none: 1,
  'half-turn': 2,
  'mirror-left-right': 2,
  'mirror-top-bottom': 2,
  'third-turns': 3,
  'sixth-turns': 6,
}

/** Whether this number of stars can be symmetric: full orbits plus stars that are mapped to themselves. */
function isCountSymmetric(stars: number, symmetry: Symmetry, { rows, columns }: HexBoard): boolean {
  const left = stars % FOLDS[symmetry]
  if (left === 0) return true
  if (symmetry === 'mirror-left-right') return columns % 2 === 1
  if (symmetry === 'mirror-top-bottom') return rows % 2 === 1
  return left === 1 && rows % 2 === 1 && columns % 2 === 1
}

/** The first inconsistency of the settings, as a sentence with the remedy; null if there is none. */
export function findGeneratorSettingsProblem(settings: GeneratorSettings): string | null {
  return (
    boardProblem(settings.board) ??
    findSymmetryProblem(settings.symmetry, settings.board) ??
    boundsProblem(settings) ??
    countProblem(settings) ??
    bandProblem(settings) ??
    promiseProblem(settings)
  )
}

function boardProblem({ rows, columns }: HexBoard): string | null {
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= MAX_BOARD_SIZE.side
  if (isSide(rows) && isSide(columns) && rows * columns <= MAX_BOARD_SIZE.hexes) return null
  return `A board has 1 to ${MAX_BOARD_SIZE.side} rows and columns and at most ${MAX_BOARD_SIZE.hexes} hexes: make it smaller.`
}

function boundsProblem({ amount, ratings, fivesPerBand, apartHexes, reachHexes }: GeneratorSettings): string | null {
  const isWhole = Number.isInteger
  const { percent, stars, weight } = GENERATOR_BOUNDS
  if (amount.by === 'density') {
    if (!isWithin(amount.percent, percent)) return `Density is ${rangeOf(percent)} % of the hexes.`
  } else if (!isWhole(amount.stars) || !isWithin(amount.stars, stars)) return `A cluster has ${rangeOf(stars)} stars.`
  if (!ratings.every((rating) => isWithin(rating, weight))) return `The weight of a rating is ${rangeOf(weight)}.`
  if (ratings.every((rating) => rating === 0)) return 'Give at least one rating a weight above 0.'
  const wholes = [
    ['Stars rated 5 in each home band are', fivesPerBand, GENERATOR_BOUNDS.fivesPerBand],
    ['The least distance between stars is', apartHexes, GENERATOR_BOUNDS.apartHexes],
    ['The reach is', reachHexes, GENERATOR_BOUNDS.reachHexes],
  ] as const
  const wrong = wholes.find(([, value, bounds]) => !isWhole(value) || !isWithin(value, bounds))
  return wrong === undefined ? null : `${wrong[0]} ${rangeOf(wrong[2])}.`
}

interface Bounds {
  readonly least: number
  readonly most: number
}

function isWithin(value: number, { least, most }: Bounds): boolean {
  return value >= least && value <= most
}

function rangeOf({ least, most }: Bounds): string {
  return `${least} to ${most}`
}

function countProblem(settings: GeneratorSettings): string | null {
  const { board, symmetry } = settings
  const stars = computeStarCount(settings)
  if (stars > GENERATOR_BOUNDS.stars.most) return `A cluster has ${rangeOf(GENERATOR_BOUNDS.stars)} stars.`
  const hexes = board.rows * board.columns
  if (stars > hexes) return `${stars} stars do not fit on ${hexes} hexes: ask for fewer.`
  if (isCountSymmetric(stars, symmetry, board)) return null
  const fold = FOLDS[symmetry]
  const [fewer, more] = [Math.floor(stars / fold) * fold, Math.ceil(stars / fold) * fold]
  const choice = fewer > 0 ? `${fewer} or ${more}` : more
  return `${SYMMETRY_NAMES[symmetry]}: stars come in groups of ${fold}, so ask for ${choice} stars.`
}

function bandProblem({ homeBands, board, fivesPerBand, ratings }: GeneratorSettings): string | null {
  if (homeBands.length > GENERATOR_BOUNDS.homeBands.most)
    return `At most ${GENERATOR_BOUNDS.homeBands.most} home bands.`
  const isRow = (row: number) => Number.isInteger(row) && row >= 1 && row <= board.rows
  const wrong = homeBands.find(({ firstRow, lastRow }) => !isRow(firstRow) || !isRow(lastRow) || firstRow > lastRow)
  if (wrong !== undefined)
    return `The home band of rows ${wrong.firstRow}-${wrong.lastRow} is not on the board: choose rows 1 to ${board.rows}.`
  if (homeBands.length > 0 && fivesPerBand > 0 && ratings[4] === 0)
    return 'Home bands are to have stars rated 5, but the weight of rating 5 is 0: change one of the two.'
  return null
}

function promiseProblem({ connectivity, apartHexes, reachHexes }: GeneratorSettings): string | null {
  if (connectivity === 'free' || apartHexes <= reachHexes) return null
  return `Stars at least ${apartHexes} hexes apart are never within ${reachHexes}: let them stand closer or reach farther.`
}
