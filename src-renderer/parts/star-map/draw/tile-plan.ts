import type { Patch } from './tile-patch.ts'

/** How large a level's tiles are and where they begin; pixels are the device's. */
export interface TileGrid {
  /** Pixels a hex radius. */
  readonly scale: number
  /** Pixels of a tile's side. */
  readonly side: number
  /** Pixels that the first tile begins before the board, because letters stick out. */
  readonly margin: number
}

/** A tile's place in its grid. */
export interface TilePlace {
  readonly column: number
  readonly row: number
}

/** What of the map is in sight, in device pixels: the view's size and where the board's top left corner stands in it. */
export interface ViewArea {
  readonly scale: number
  readonly originX: number
  readonly originY: number
  readonly width: number
  readonly height: number
}

/** Levels of tiles between which zooming passes: two to a doubling. */
const LEVELS = 2

/** The level that is nearest to a scale. */
export function getNearestLevel(scale: number): number {
  return 2 ** (Math.round(LEVELS * Math.log2(scale)) / LEVELS)
}

/** Pixels before and behind the board that tiles cover, in pixels of the page: room for the names of stars at its edge. */
const MARGIN = 128
const SMALL_BELOW = 6

/** The tiles of a level; small ones where much is drawn in each. */
export function getTileGrid(scale: number, ratio: number): TileGrid {
  return { scale, side: scale / ratio < SMALL_BELOW ? 256 : 512, margin: Math.round(MARGIN * ratio) }
}

/** The tiles in sight and `ring` tiles around, those in the middle first. `board` is the board's size in hex radii. */
export function listVisibleTiles(
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

/** Where a tile stands in the view: its edges on whole pixels, so that no seam shows between neighbours. */
export function getTileEdges({ scale, side, margin }: TileGrid, { column, row }: TilePlace, sight: ViewArea) {
  const zoom = sight.scale / scale
  const left = Math.round(sight.originX + (column * side - margin) * zoom)
  const top = Math.round(sight.originY + (row * side - margin) * zoom)
  const right = Math.round(sight.originX + ((column + 1) * side - margin) * zoom)
  const bottom = Math.round(sight.originY + ((row + 1) * side - margin) * zoom)
  return { left, top, width: right - left, height: bottom - top }
}

/** All of a tile. */
export function getWholeTile({ side }: Pick<TileGrid, 'side'>): Patch {
  return { left: 0, top: 0, right: side, bottom: side }
}

/** What of a tile's pixels is in sight; it may reach beyond the tile. */
export function getVisiblePatch({ scale, side, margin }: TileGrid, { column, row }: TilePlace, sight: ViewArea): Patch {
  const zoom = sight.scale / scale
  const [x, y] = [column * side - margin, row * side - margin]
  return {
    left: Math.floor(-sight.originX / zoom) - x,
    top: Math.floor(-sight.originY / zoom) - y,
    right: Math.ceil((sight.width - sight.originX) / zoom) - x,
    bottom: Math.ceil((sight.height - sight.originY) / zoom) - y,
  }
}
