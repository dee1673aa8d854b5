import { PAPERS, type PosterOptions, type SheetSize } from '../picture-options.ts'
import type { Box } from './picture.ts'

/** A sheet of a poster. */
export interface Tile {
  /** A letter for its row and a number for its column: B2. */
  readonly name: string
  readonly row: number
  readonly column: number
  /** What it shows of the poster; its edges may lie beyond the poster's. */
  readonly part: Box
}

/** A poster cut into sheets. */
export interface Tiling {
  readonly sheet: SheetSize
  readonly rows: number
  readonly columns: number
  readonly overlapMm: number
  readonly tiles: readonly Tile[]
}

/** Around what a sheet shows: room for crop marks and its name, and what printers leave blank. */
export const TILE_MARGIN_MM = 13

/** Cuts a poster into as few sheets as possible, upright or across, each lying over its neighbours by the overlap; the poster is in the middle of them. */
export function cutIntoTiles(poster: SheetSize, { paper, overlapMm }: NonNullable<PosterOptions['tiles']>): Tiling {
  const { widthMm, heightMm } = PAPERS[paper]
  const [upright, across] = [
    tilingOn(poster, { widthMm, heightMm }, overlapMm),
    tilingOn(poster, { widthMm: heightMm, heightMm: widthMm }, overlapMm),
  ]
  return across.tiles.length < upright.tiles.length ? across : upright
}

function tilingOn(poster: SheetSize, sheet: SheetSize, overlapMm: number): Tiling {
  const across = stepsOf(poster.widthMm, sheet.widthMm - 2 * TILE_MARGIN_MM, overlapMm)
  const down = stepsOf(poster.heightMm, sheet.heightMm - 2 * TILE_MARGIN_MM, overlapMm)
  const tiles = down.starts.flatMap((y, row) =>
    across.starts.map((x, column) => ({
      name: `${rowLetters(row)}${column + 1}`,
      row,
      column,
      part: { x, y, width: across.length, height: down.length },
    })),
  )
  return { sheet, rows: down.starts.length, columns: across.starts.length, overlapMm, tiles }
}

function stepsOf(whole: number, length: number, overlap: number) {
  const count = Math.max(1, Math.ceil((whole - overlap) / (length - overlap)))
  const spare = count * (length - overlap) + overlap - whole
  return { length, starts: Array.from({ length: count }, (_, index) => index * (length - overlap) - spare / 2) }
}

/** A to Z, then AA and on. */
function rowLetters(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return row < 26 ? letter : rowLetters(Math.floor(row / 26) - 1) + letter
}
