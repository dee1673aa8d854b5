import type { HexBoard, HexPlace } from '#shared/kit/hex.ts'
import type { TiledGrid, TiledPoint } from './tiled-map.ts'

/** A hex of a Tiled map. Columns and rows count from 0 and may be negative on infinite maps. */
export interface TiledHex {
  readonly column: number
  readonly row: number
}

/** Board of a grid. Indexes that are odd when counted from 0 are even when counted from 1. */
export function createBoardForGrid(
  { axis, index }: TiledGrid,
  size: { readonly rows: number; readonly columns: number },
): HexBoard {
  return {
    ...size,
    orientation: axis === 'x' ? 'flat' : 'pointy',
    shifted: index === 'odd' ? 'even' : 'odd',
    labelOrder: axis === 'x' ? 'column-row' : 'row-column',
  }
}

const [LONG, ACROSS, SIDE] = [64, 56, 32]

/** Grid for a board: nearly regular hexes with integer pixel sizes. */
export function createGridForBoard({ orientation, shifted }: HexBoard): TiledGrid {
  const index = shifted === 'even' ? 'odd' : 'even'
  return orientation === 'flat'
    ? { tileWidth: LONG, tileHeight: ACROSS, side: SIDE, axis: 'x', index }
    : { tileWidth: ACROSS, tileHeight: LONG, side: SIDE, axis: 'y', index }
}

/** Whether a board has the same orientation and stagger as a grid. */
export function hasGridLayout({ orientation, shifted }: HexBoard, grid: TiledGrid): boolean {
  const board = createBoardForGrid(grid, { rows: 1, columns: 1 })
  return board.orientation === orientation && board.shifted === shifted
}

/** Centre of a board hex in pixels. */
export function getTiledHexCentrePx({ row, column }: HexPlace, grid: TiledGrid, origin: TiledHex): TiledPoint {
  return centreOf({ row: row - 1 + origin.row, column: column - 1 + origin.column }, grid)
}

function centreOf({ row, column }: TiledHex, { tileWidth, tileHeight, side, axis, index }: TiledGrid): TiledPoint {
  const pushed = (line: number) => ((line & 1) === 1) === (index === 'odd')
  return axis === 'x'
    ? {
        x: column * ((tileWidth + side) / 2) + tileWidth / 2,
        y: row * tileHeight + (pushed(column) ? tileHeight / 2 : 0) + tileHeight / 2,
      }
    : {
        x: column * tileWidth + (pushed(row) ? tileWidth / 2 : 0) + tileWidth / 2,
        y: row * ((tileHeight + side) / 2) + tileHeight / 2,
      }
}

const FARTHEST = 1e8

/** Hex whose centre is nearest to a point in pixels. May be off the map. */
export function getNearestTiledHex(point: TiledPoint, grid: TiledGrid): TiledHex {
  const near = (value: number) => (Math.abs(value) < FARTHEST ? value : FARTHEST)
  const { x, y } = { x: near(point.x), y: near(point.y) }
  const { tileWidth, tileHeight, side, axis } = grid
  const step = axis === 'x' ? (tileWidth + side) / 2 : (tileHeight + side) / 2
  const line = Math.round(axis === 'x' ? (x - tileWidth / 2) / step : (y - tileHeight / 2) / step)
  const candidates = [line - 1, line, line + 1].map((value) => {
    const first = centreOf(axis === 'x' ? { column: value, row: 0 } : { column: 0, row: value }, grid)
    const along = Math.round(axis === 'x' ? (y - first.y) / tileHeight : (x - first.x) / tileWidth)
    return axis === 'x' ? { column: value, row: along } : { column: along, row: value }
  })
  const distance = (hex: TiledHex) => {
    const centre = centreOf(hex, grid)
    return Math.hypot(centre.x - x, centre.y - y)
  }
  return candidates.reduce((best, hex) => (distance(hex) < distance(best) ? hex : best))
}

/** Position on a board of a hex of the map. */
export function toBoardPlace({ row, column }: TiledHex, origin: TiledHex): HexPlace {
  return { row: row - origin.row + 1, column: column - origin.column + 1 }
}
