import { MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import type { AttributeReader } from '../field-reader.ts'
import { clearTileFlags } from './tile-data.ts'
import { TILED_LIMITS, type TileChunk, type TiledGrid } from './tiled-map.ts'

const PIXELS = { least: 1, most: 10_000 } as const

/** Reads the grid of a map. */
export function readGrid(map: AttributeReader): TiledGrid {
  if (map.text('orientation') !== 'hexagonal') return map.fail('is not a hexagonal map: only those can be read')
  const [axis, index] = [map.text('staggeraxis', 'y'), map.text('staggerindex', 'odd')]
  if (axis !== 'x' && axis !== 'y') return map.fail('has a stagger axis that is neither x nor y')
  if (index !== 'odd' && index !== 'even') return map.fail('has a stagger index that is neither odd nor even')
  const [tileWidth, tileHeight] = [map.whole('tilewidth', PIXELS), map.whole('tileheight', PIXELS)]
  const most = axis === 'x' ? tileWidth : tileHeight
  return { tileWidth, tileHeight, side: map.whole('hexsidelength', { least: 0, most, otherwise: 0 }), axis, index }
}

/** Rectangle of a chunk, before its tiles are read. */
export type ChunkRectangle = Omit<TileChunk, 'gids'>

const SIDE = { least: 0, most: MAX_BOARD_SIZE.side } as const
const SOMEWHERE = { least: -1_000_000, most: 1_000_000, otherwise: 0 } as const

export function createTiledLimitChecker() {
  let [cells, layers, objects, rotated] = [0, 0, 0, 0]
  const takeCells = (frame: ChunkRectangle, at: AttributeReader) => {
    const count = frame.width * frame.height
    cells += count
    if (count > MAX_BOARD_SIZE.hexes) return at.fail('has more hexes than a board can have: at most 250,000')
    return cells > TILED_LIMITS.cells ? at.fail('is one layer too many: all of them have over 4,000,000 hexes') : frame
  }
  return {
    /** Rectangle of a layer of a finite map. */
    layerFrame: (layer: AttributeReader): ChunkRectangle =>
      takeCells({ x: 0, y: 0, width: layer.whole('width', SIDE), height: layer.whole('height', SIDE) }, layer),
    chunkFrame: (chunk: AttributeReader): ChunkRectangle => {
      const [x, y] = [chunk.whole('x', SOMEWHERE), chunk.whole('y', SOMEWHERE)]
      return takeCells({ x, y, width: chunk.whole('width', SIDE), height: chunk.whole('height', SIDE) }, chunk)
    },
    takeLayer: (layer: AttributeReader): void => {
      layers += 1
      if (layers > TILED_LIMITS.layers) layer.fail('is one layer too many: a map has at most 1,000')
    },
    takeObjects: (count: number, layer: AttributeReader): void => {
      objects += count
      if (objects > TILED_LIMITS.objects) layer.fail('has too many objects: a map has at most 250,000')
    },
    /** Clears the flip flags of tiles and counts the tiles that had any. */
    takeTiles: (gids: Uint32Array): void => {
      rotated += clearTileFlags(gids)
    },
    rotatedTiles: (): number => rotated,
  }
}

/** Enforces the size limits of a map while it is read. */
export type TiledLimitChecker = ReturnType<typeof createTiledLimitChecker>
