import { MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import type { AttributeReader } from '../field-reader.ts'
import { readGrid } from './document-limits.ts'
import type { LayerGroupContext } from './layer-group-context.ts'
import { ORRERY_CLASS, type TiledLayer, type TiledMap, type TiledTileset } from './tiled-map.ts'

const SIDE = { least: 1, most: MAX_BOARD_SIZE.side } as const
const GID = { least: 1, most: 0x0fff_ffff } as const
const TILE = { least: 0, most: 0x0fff_ffff } as const

/** Reads the attributes of a map that TMX and TMJ have in common. */
export function readMapAttributes(map: AttributeReader): Pick<TiledMap, 'grid' | 'columns' | 'rows' | 'isInfinite'> {
  return {
    grid: readGrid(map),
    columns: map.whole('width', SIDE),
    rows: map.whole('height', SIDE),
    isInfinite: map.flag('infinite', false),
  }
}

/** Reads the attributes of a tileset that TMX and TMJ have in common. */
export function readTilesetAttributes(tileset: AttributeReader): Omit<TiledTileset, 'tiles' | 'raw'> {
  const source = tileset.text('source', '')
  const { name, tileCount } = readTilesetFileAttributes(tileset)
  return {
    firstGid: tileset.whole('firstgid', GID),
    name: name || getFileNameWithoutExtension(source),
    isOurs: isOurs(tileset),
    source: source === '' ? null : source,
    tileCount,
  }
}

/** Reads the attributes of a tileset that are present both in maps and in tileset files. */
export function readTilesetFileAttributes(tileset: AttributeReader): Pick<TiledTileset, 'name' | 'tileCount'> {
  return {
    name: tileset.text('name', ''),
    tileCount: tileset.whole('tilecount', { ...TILE, otherwise: 0 }),
  }
}

/** Local id of a tile in its tileset. */
export function readTileId(tile: AttributeReader): number {
  return tile.whole('id', TILE)
}

/** Reads the attributes of a layer that TMX and TMJ have in common. */
export function readLayerAttributes(
  layer: AttributeReader,
  { isVisible }: LayerGroupContext,
): Omit<TiledLayer, 'kind' | 'raw'> {
  return { name: layer.text('name', ''), isVisible, isOurs: isOurs(layer) }
}

function isOurs(part: AttributeReader): boolean {
  return part.text('class', '') === ORRERY_CLASS
}

/** Base name of a path, without its extension. */
export function getFileNameWithoutExtension(path: string): string {
  return path.replace(/^.*[/\\]/, '').replace(/\.[a-z]+$/i, '')
}
