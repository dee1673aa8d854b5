import type { Chart, ChartFormat } from '#shared/cluster/chart.ts'
import type { TileKind } from '#shared/cluster/tile-roles.ts'
import type { HexPlace } from '#shared/kit/hex.ts'

/** A file as it was chosen. */
export interface ChartFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** How far reading has come; said now and then by readers, which can be stopped there. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
  readonly note: string
}

/** Something of a file that has no place on a chart. */
export interface Loss {
  /** In words: “Routes that leave the map”. */
  readonly what: string
  readonly count: number
  /** The first few places: “line 14: 0412 to 3301”. */
  readonly where: readonly string[]
  /** Whether an export to the same format gives it back. */
  readonly isKept: boolean
}

/** A route as a file says it; its ends may be empty or off the board, and a pair may come twice. */
export interface FileRoute {
  readonly from: HexPlace
  readonly to: HexPlace
}

/** A border as a file says it: how many hexes it lists. */
export interface FileBorder {
  readonly name: string
  readonly hexes: number
}

/** What was read: a chart, and what the file said beyond it. */
export interface ReadChart {
  readonly format: ChartFormat
  readonly chart: Chart
  readonly routes: readonly FileRoute[]
  readonly borders: readonly FileBorder[]
  readonly losses: readonly Loss[]
  /** Only of a map of Tiled. */
  readonly tiled?: TiledSummary
}

/** What a person can tell about a map of Tiled. */
export interface TiledSummary {
  /** The kinds of tiles that the map uses, the most frequent first. */
  readonly tiles: readonly TileKind[]
  /** Tileset files that the map needs and that were not chosen, as it names them: paths seen from its folder. */
  readonly missingTilesets: readonly string[]
}

/** Reads step by step, so that long work shows progress and can be cancelled. */
export type ChartReading = Generator<ReadProgress, ReadChart>

/** A file that is not what it should be: nothing of it is used. */
export class FormatError extends Error {
  override readonly name = 'FormatError'

  /** `line` counts from 1; null where the file as a whole is meant. */
  constructor(file: string, line: number | null, reason: string) {
    super(`${file}${line === null ? '' : `, line ${line}`}: ${reason}`)
  }
}

/** A file that was written. */
export interface WrittenFile {
  readonly name: string
  /** Its media type. */
  readonly type: string
  readonly text: string
}

/** What was written, and what the format could not hold. */
export interface WrittenChart {
  readonly files: readonly WrittenFile[]
  readonly losses: readonly Loss[]
}

/** The most of anything that is read: a larger file is refused at once. */
export const READ_LIMITS = { bytes: 32_000_000, hexes: 250_000, stars: 60_000, routes: 120_000 } as const
