import type { TilePatch } from './tile-patch.ts'

/** Tile size and origin of a level, in device pixels. */
export interface TileGrid {
  /** Pixels per hex radius. */
  readonly scale: number
  /** Side of a tile, in pixels. */
  readonly side: number
  /** How far the first tile begins before the board, in pixels, since text extends beyond it. */
  readonly margin: number
}

/** Position of a tile in its grid. */
export interface TilePlace {
  readonly column: number
  readonly row: number
}

/** The view in device pixels: its size, and the position of the board's top left corner in it. */
export interface ViewArea {
  readonly scale: number
  readonly originX: number
  readonly originY: number
  readonly width: number
  readonly height: number
}

/** Number of tile levels per doubling of the scale. */
const LEVELS = 2

/** Scale of the level nearest to a scale. */
export function getNearestLevelScale(scale: number): number {
  return 2 ** (Math.round(LEVELS * Math.log2(scale)) / LEVELS)
}

/** Margin around the board covered by tiles, in CSS pixels, for the names of stars at its edge. */
const MARGIN = 128
const SMALL_BELOW = 6

/** Tile grid of a level. Tiles are smaller where much is drawn in each. */
export function getTileGrid(scale: number, ratio: number): TileGrid {
  return { scale, side: scale / ratio < SMALL_BELOW ? 256 : 512, margin: Math.round(MARGIN * ratio) }
}

/**
 * Lists the visible tiles and `ring` tiles around them, from the centre outwards. `board` is the size of the board in
 * hex radii.
 */
export function listVisibleTilePositions(
  { scale, side, margin }: TileGrid,
  sight: ViewArea,
  board: { readonly width: number; readonly height: number },
  ring = 0,
): TilePlace[] {
  const zoom = sight.scale / scale
  const range = (origin: number, view: number, size: number) => {
    const last = Math.floor((size * scale + 2 * margin - 1) / side)
    const first = Math.floor((-origin / zoom + margin) / side) - ring
    const end = Math.ceil(((view - origin) / zoom + margin) / side) - 1 + ring
    return { first: Math.max(0, first), last: Math.min(last, end) }
  }
  const columns = range(sight.originX, sight.width, board.width)
  const rows = range(sight.originY, sight.height, board.height)
  const places: TilePlace[] = []
  for (let row = rows.first; row <= rows.last; row += 1)
    for (let column = columns.first; column <= columns.last; column += 1) places.push({ column, row })
  const middle = { column: (columns.first + columns.last) / 2, row: (rows.first + rows.last) / 2 }
  const far = ({ column, row }: TilePlace) => (column - middle.column) ** 2 + (row - middle.row) ** 2
  return places.sort((a, b) => far(a) - far(b))
}

/** Edges of a tile in the view, on whole pixels to avoid seams between neighbours. */
export function getTileRectInView({ scale, side, margin }: TileGrid, { column, row }: TilePlace, sight: ViewArea) {
  const zoom = sight.scale / scale
  const left = Math.round(sight.originX + (column * side - margin) * zoom)
  const top = Math.round(sight.originY + (row * side - margin) * zoom)
  const right = Math.round(sight.originX + ((column + 1) * side - margin) * zoom)
  const bottom = Math.round(sight.originY + ((row + 1) * side - margin) * zoom)
  return { left, top, width: right - left, height: bottom - top }
}

export function getWholeTilePatch({ side }: Pick<TileGrid, 'side'>): TilePatch {
  return { left: 0, top: 0, right: side, bottom: side }
}

/** The visible part of a tile in its pixels. May extend beyond the tile. */
export function getVisiblePatch(
  { scale, side, margin }: TileGrid,
  { column, row }: TilePlace,
  sight: ViewArea,
): TilePatch {
  const zoom = sight.scale / scale
  const [x, y] = [column * side - margin, row * side - margin]
  return {
    left: Math.floor(-sight.originX / zoom) - x,
    top: Math.floor(-sight.originY / zoom) - y,
    right: Math.ceil((sight.width - sight.originX) / zoom) - x,
    bottom: Math.ceil((sight.height - sight.originY) / zoom) - y,
  }
}
