import type { HexRuns } from '#shared/kit/hex-runs.ts'
import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import type { ChartLabel, Legend, LineStyle, StarSize } from '../chart.ts'

/** What can be drawn: a chart is one, and so is the map that an editor holds. */
export interface DrawSource {
  readonly board: HexBoard
  readonly legend: Legend
  readonly fog: HexRuns
  readonly stars: readonly DrawnStar[]
  /** Ends are places in the list of stars. */
  readonly routes: readonly DrawnRoute[]
  readonly regions: readonly DrawnRegion[]
  readonly labels: readonly DrawnLabel[]
  readonly fleets: readonly DrawnFleet[]
}

/** The two sides of a game: told apart by colour, tint or hatching, and letter. */
export type DrawnSide = 'first' | 'second'

/** A colony of a game at a star. */
export interface DrawnColony {
  readonly side: DrawnSide
  /** What stands on its plate, such as `A4`. */
  readonly mark: string
  readonly isFortified: boolean
  readonly isBesieged: boolean
  /** Seen earlier, not now. */
  readonly isOld: boolean
}

export interface DrawnStar extends HexPlace {
  readonly name: string
  readonly rating: number
  readonly size: StarSize
  readonly owner: string | null
  readonly isHomeworld: boolean
  readonly isHidden: boolean
  readonly notes: string
  readonly colony?: DrawnColony | null
}
export interface DrawnRoute {
  readonly from: number
  readonly to: number
  readonly colour: string | null
  readonly style: LineStyle
  readonly isHidden: boolean
}
export interface DrawnRegion {
  readonly name: string
  readonly colour: string
  readonly border: LineStyle | null
  readonly isFilled: boolean
  /** Hatched instead of tinted. */
  readonly isHatched?: boolean
  readonly isHidden: boolean
  readonly hexes: HexRuns
}
export type DrawnLabel = Omit<ChartLabel, 'extra'>
export interface DrawnFleet extends HexPlace {
  readonly name: string
  readonly owner: string | null
  readonly isHidden: boolean
  /** Fleets of a game’s side fly a pennant with their name. */
  readonly side?: DrawnSide
}
