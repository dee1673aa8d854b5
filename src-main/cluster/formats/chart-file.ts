import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import type { TileKind } from '#shared/cluster/tile-roles.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

/** A file chosen by the user. */
export interface ChartFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Reading progress. Yielded regularly by readers, which can be stopped at that point. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
  readonly note: string
}

/** Content of a file that a chart cannot represent. */
export interface ContentLoss {
  /** Description: “Routes that leave the map”. */
  readonly what: string
  readonly count: number
  /** The first few locations: “line 14: 0412 to 3301”. */
  readonly where: readonly string[]
  /** Whether an export to the same format restores it. */
  readonly isKept: boolean
}

/** A route as in the file. Its ends may be empty or off the board, and a pair may occur twice. */
export interface RouteInFile {
  readonly from: HexPlace
  readonly to: HexPlace
}

/** A border as in the file, with the number of hexes it lists. */
export interface BorderSizeInFile {
  readonly name: string
  readonly hexes: number
}

/** A chart that was read, and the content of the file beyond it. */
export interface ChartFromFile {
  readonly format: ChartFormat
  readonly chart: Chart
  readonly routes: readonly RouteInFile[]
  readonly borders: readonly BorderSizeInFile[]
  readonly losses: readonly ContentLoss[]
  /** Only for a Tiled map. */
  readonly tiled?: TiledSummary
}

/** Facts about a Tiled map to show to the user. */
export interface TiledSummary {
  /** Kinds of tiles used on the map, most frequent first. */
  readonly tiles: readonly TileKind[]
  /** Tileset files that the map needs and that were not chosen, as paths relative to the map. */
  readonly missingTilesets: readonly string[]
}

/** Reads step by step, so that long operations show progress and can be cancelled. */
export type ChartReadGenerator = Generator<ReadProgress, ChartFromFile>

/** A malformed file. None of its content is used. */
export class FormatError extends Error {
  override readonly name = 'FormatError'

  /** `line` counts from 1. Null refers to the file as a whole. */
  constructor(file: string, line: number | null, reason: string) {
    super(`${file}${line === null ? '' : `, line ${line}`}: ${reason}`)
  }
}

export interface WrittenFile {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly text: string
}

/** A picture that a written file refers to, in base64. */
export interface WrittenPicture {
  readonly name: string
  /** Media type. */
  readonly type: string
  readonly data: string
}

/** A written chart, and what the format could not represent. */
export interface WrittenChart {
  readonly files: readonly WrittenFile[]
  readonly pictures?: readonly WrittenPicture[]
  readonly losses: readonly ContentLoss[]
}

/** Limits of any file that is read. A larger file is refused immediately. */
export const READ_LIMITS = { bytes: 32_000_000, hexes: 250_000, stars: 60_000, routes: 120_000 } as const
