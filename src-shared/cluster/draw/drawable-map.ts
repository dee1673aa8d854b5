import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import type {
  FormatSpecificData,
  ChartFleet,
  ChartLabel,
  ChartRegion,
  ChartRoute,
  Legend,
  StarFields,
  StarRank,
} from '../chart.ts'
import type { StarWorld } from '../star-world.ts'

/** Drawable data: a chart, or the map held by an editor. */
export interface DrawableMap {
  readonly board: HexBoard
  readonly legend: Legend
  /** The hexes of the board that it shows; undefined for all. */
  readonly part?: HexRuns
  readonly fog: HexRuns
  readonly stars: readonly DrawnStar[]
  /** Route ends are indices of stars. */
  readonly routes: readonly DrawnRoute[]
  readonly regions: readonly DrawnRegion[]
  readonly labels: readonly DrawnLabel[]
  readonly fleets: readonly DrawnFleet[]
}

/** The sides of a game, distinguished by colour, tint or hatching, and letter. */
export type DrawnSide = 'first' | 'second'

/** A colony of a game at a star. */
export interface DrawnColony {
  readonly side: DrawnSide
  /** Text of its plate, such as `A4`. */
  readonly mark: string
  readonly isFortified: boolean
  readonly isBesieged: boolean
  /** Whether it was seen earlier but not now. */
  readonly isOld: boolean
}

export interface DrawnStar extends HexPlace, Pick<StarFields, 'name' | 'size' | 'isHomeworld' | 'isHidden' | 'notes'> {
  readonly rating: number
  /** Rank that was set; missing or null to compute it. */
  readonly rank?: StarRank | null
  readonly owner: string | null
  readonly colony?: DrawnColony | null
  /** An imported world; without it, that of `extra`. */
  readonly world?: StarWorld
  /** Data of the file it was imported from, for the signs of its world. */
  readonly extra?: FormatSpecificData
  /** Whether its owner is the allegiance of an imported world; by default where it has a world. */
  readonly isImportedWorld?: boolean | undefined
}
export type DrawnRoute = Omit<ChartRoute, 'type' | 'extra'>
export interface DrawnRegion extends Omit<ChartRegion, 'notes' | 'publicNotes' | 'extra'> {
  /** Hatched instead of tinted, or tinted only; by default both as the style has it. */
  readonly isHatched?: boolean
}
export type DrawnLabel = Omit<ChartLabel, 'extra'>
export interface DrawnFleet extends Omit<ChartFleet, 'notes' | 'publicNotes'> {
  /** Fleets with a side are drawn as a pennant with their name. */
  readonly side?: DrawnSide
}
