import { PAPER_SIZES, type PosterOptions, type SheetSize } from '../picture-options.ts'
import { doBoxesOverlap } from './box-index.ts'
import type { Box } from './picture.ts'

/** A sheet of a tiled poster. */
export interface PosterTile {
  /** Row letter and column number: B2. */
  readonly name: string
  readonly row: number
  readonly column: number
  /** Part of the poster that it shows; may extend beyond the poster. */
  readonly part: Box
}

/** A poster split into sheets. */
export interface PosterTiling {
  readonly sheet: SheetSize
  readonly rows: number
  readonly columns: number
  readonly overlapMm: number
  readonly tiles: readonly PosterTile[]
}

/** Margin of a sheet for crop marks, its name, and the unprintable area. */
export const POSTER_TILE_MARGIN_MM = 13

/** A poster, and the part of it with the hexes if that is known. */
export interface PosterToSplit extends SheetSize {
  readonly board?: Box
}

/**
 * Splits a poster into as few sheets as possible, portrait or landscape, overlapping their neighbours, with the poster
 * centred. Leaves out sheets without a hex.
 */
export function splitPosterIntoTiles(
  poster: PosterToSplit,
  { paper, overlapMm }: NonNullable<PosterOptions['tiles']>,
): PosterTiling {
  const { widthMm, heightMm } = PAPER_SIZES[paper]
  const { board } = poster
  const showsHex = ({ part }: PosterTile) => board === undefined || doBoxesOverlap(part, board)
  const tilingIn = (sheet: SheetSize) => {
    const tiling = tilingOn(poster, sheet, overlapMm)
    return { ...tiling, tiles: tiling.tiles.filter(showsHex) }
  }
  const upright = tilingIn({ widthMm, heightMm })
  const across = tilingIn({ widthMm: heightMm, heightMm: widthMm })
  return across.tiles.length < upright.tiles.length ? across : upright
}

function tilingOn(poster: SheetSize, sheet: SheetSize, overlapMm: number): PosterTiling {
  const across = stepsOf(poster.widthMm, sheet.widthMm - 2 * POSTER_TILE_MARGIN_MM, overlapMm)
  const down = stepsOf(poster.heightMm, sheet.heightMm - 2 * POSTER_TILE_MARGIN_MM, overlapMm)
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

/** A to Z, then AA and so on. */
function rowLetters(row: number): string {
  const letter = String.fromCharCode(65 + (row % 26))
  return row < 26 ? letter : rowLetters(Math.floor(row / 26) - 1) + letter
}
