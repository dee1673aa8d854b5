import { type HexBoard, type HexPlace, isOnBoard, MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import { type ChartFile, FormatError } from '../chart-file.ts'
import { STAR_TILE_CLASS_PATTERN } from './tile-meaning.ts'
import { createBoardForGrid, toBoardPlace, getNearestTiledHex, type TiledHex } from './tiled-hexes.ts'
import type { ObjectLayer, TiledLayer, TiledMap, TiledObject, TileLayer } from './tiled-map.ts'

/** Board of a Tiled map, and the position of its first hex. */
export interface BoardOnTiledMap {
  readonly board: HexBoard
  readonly origin: TiledHex
}

/**
 * Computes the frame: a finite map as a whole. For an infinite map, the smallest board that contains its tiles, stars
 * and labels.
 */
export function computeBoardOnTiledMap(map: TiledMap, file: ChartFile): BoardOnTiledMap {
  const { origin, rows, columns } = map.isInfinite ? boundsOf(map) : { origin: { column: 0, row: 0 }, ...sizeOf(map) }
  if (Math.max(rows, columns) > MAX_BOARD_SIZE.side || rows * columns > MAX_BOARD_SIZE.hexes)
    throw new FormatError(
      file.name,
      null,
      `the map has ${columns} × ${rows} hexes: a board has at most 250,000, 999 a side.`,
    )
  return { board: createBoardForGrid(map.grid, { rows, columns }), origin }
}

const sizeOf = ({ rows, columns }: TiledMap) => ({ rows, columns })

function boundsOf({ layers, grid }: TiledMap) {
  const low = { column: Number.POSITIVE_INFINITY, row: Number.POSITIVE_INFINITY }
  const high = { column: Number.NEGATIVE_INFINITY, row: Number.NEGATIVE_INFINITY }
  const include = ({ column, row }: TiledHex) => {
    low.column = Math.min(low.column, column)
    low.row = Math.min(low.row, row)
    high.column = Math.max(high.column, column)
    high.row = Math.max(high.row, row)
  }
  for (const layer of listTileLayers(layers)) for (const { hex } of iterateTiles(layer)) include(hex)
  for (const { objects } of listObjectLayers(layers))
    for (const object of objects)
      if (isStarObject(object) || isLabelObject(object)) include(getNearestTiledHex(object, grid))
  if (low.column > high.column) return { origin: { column: 0, row: 0 }, rows: 1, columns: 1 }
  const even = (line: number) => 2 * Math.floor(line / 2) // so that the same lines are pushed
  const origin = grid.axis === 'x' ? { ...low, column: even(low.column) } : { ...low, row: even(low.row) }
  return { origin, rows: high.row - origin.row + 1, columns: high.column - origin.column + 1 }
}

/** Whether an object represents a star: a point of that class, or its name as a text. */
export function isStarObject({ isPoint, text, type }: TiledObject): boolean {
  return (isPoint && (type === 'star' || STAR_TILE_CLASS_PATTERN.test(type))) || (text !== null && type === 'star')
}

/** Whether an object is a label or note: any other text, or a point of that class. */
export function isLabelObject({ isPoint, text, type }: TiledObject): boolean {
  return (text !== null && type !== 'star') || (isPoint && (type === 'label' || type === 'note'))
}

export function listTileLayers(layers: readonly TiledLayer[]): TileLayer[] {
  return layers.filter((layer): layer is TileLayer => layer.kind === 'tiles')
}

export function listObjectLayers(layers: readonly TiledLayer[]): ObjectLayer[] {
  return layers.filter((layer): layer is ObjectLayer => layer.kind === 'objects')
}

/** All tiles of a layer with their hexes on the map. */
export function* iterateTiles({ chunks }: TileLayer): Generator<{ gid: number; hex: TiledHex }> {
  for (const { x, y, width, gids } of chunks)
    for (const [cell, gid] of gids.entries())
      if (gid !== 0) yield { gid, hex: { column: x + (cell % width), row: y + Math.floor(cell / width) } }
}

/** Position on the board of a hex of the map. Null off the board. */
export function findBoardPlace({ board, origin }: BoardOnTiledMap, hex: TiledHex): HexPlace | null {
  const place = toBoardPlace(hex, origin)
  return isOnBoard(place, board) ? place : null
}
