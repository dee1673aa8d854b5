/** The grid of a hexagonal map of Tiled in pixels; its hexes need not be regular. */
export interface TiledGrid {
  readonly tileWidth: number
  readonly tileHeight: number
  /** The length of the sides along the straight lines. */
  readonly side: number
  /** `y`: hexes with a corner at the top, rows are pushed; `x`: flat tops, columns are. */
  readonly axis: 'x' | 'y'
  /** Which lines are pushed, counted from 0. */
  readonly index: 'odd' | 'even'
}

/** Custom properties by name. */
export type TiledProperties = ReadonlyMap<string, string | number | boolean>

/** What a tileset says of one of its tiles. */
export interface TiledTile {
  readonly type: string
  /** Of the tile's own picture, without its ending; empty for a part of the tileset's picture. */
  readonly image: string
  readonly properties: TiledProperties
}

/** A tileset; `raw` is all of it as the file has it. */
export interface TiledTileset {
  readonly firstGid: number
  readonly name: string
  /** Written by us: its tiles stand for stars and regions, and it is not kept. */
  readonly isOurs: boolean
  /** The file that describes it; null where the map does. */
  readonly source: string | null
  readonly tileCount: number
  readonly tiles: ReadonlyMap<number, TiledTile>
  readonly raw: unknown
}

/** What a tileset file describes. */
export type TilesetFile = Pick<TiledTileset, 'name' | 'tileCount' | 'tiles'>

/** A rectangle of tile numbers row by row; 0 is no tile. Flags that turn tiles are cleared. */
export interface TileChunk {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly gids: Uint32Array
}

interface LayerHead {
  readonly name: string
  readonly isVisible: boolean
  readonly isOurs: boolean
  /** The layer as the file has it, without what is told beside. */
  readonly raw: unknown
}

/** A layer of tiles. */
export interface TileLayer extends LayerHead {
  readonly kind: 'tiles'
  readonly chunks: readonly TileChunk[]
}

/** A point in pixels. */
export interface TiledPoint {
  readonly x: number
  readonly y: number
}

/** An object of a layer, its points in pixels of the map. */
export interface TiledObject extends TiledPoint {
  readonly name: string
  readonly type: string
  readonly isVisible: boolean
  readonly isPoint: boolean
  /** Of a polyline, else empty. */
  readonly points: readonly TiledPoint[]
  readonly text: { readonly text: string; readonly colour: string | null } | null
  readonly properties: TiledProperties
  readonly raw: unknown
}

/** A layer of objects. */
export interface ObjectLayer extends LayerHead {
  readonly kind: 'objects'
  readonly objects: readonly TiledObject[]
}

/** A layer of pictures, or of a kind that is not known. */
interface OtherLayer extends LayerHead {
  readonly kind: 'other'
}

/** A layer of any kind. */
export type TiledLayer = TileLayer | ObjectLayer | OtherLayer

/** A hexagonal map of Tiled, whichever of its two files it is read from. */
export interface TiledMap {
  readonly grid: TiledGrid
  readonly columns: number
  readonly rows: number
  readonly isInfinite: boolean
  readonly properties: TiledProperties
  readonly tilesets: readonly TiledTileset[]
  /** Without groups: what lies in them stands where they stood. */
  readonly layers: readonly TiledLayer[]
  readonly groups: readonly string[]
  /** Tiles that were turned or mirrored. */
  readonly rotatedTiles: number
  /** The map as the file has it, without what is told beside. */
  readonly raw: unknown
}

/** The class by which our own layers and tilesets are known. */
export const ORRERY_CLASS = 'orrery'

/** The most of anything in a map of Tiled. */
export const TILED_LIMITS = {
  layers: 1_000,
  tilesets: 1_000,
  tiles: 100_000,
  objects: 250_000,
  cells: 4_000_000,
} as const

/** Properties of a map by which we write what Tiled has no words for. */
export const MAP_PROPERTIES = ['name', 'labelOrder'] as const

/** Facts of a map that every export says anew. */
export const MAP_ATTRIBUTES: readonly string[] = [
  'type',
  'orientation',
  'width',
  'height',
  'tilewidth',
  'tileheight',
  'hexsidelength',
  'staggeraxis',
  'staggerindex',
  'infinite',
  'nextlayerid',
  'nextobjectid',
]

/** Facts of a layer that every export says anew. */
export const LAYER_ATTRIBUTES: readonly string[] = [
  'visible',
  'width',
  'height',
  'x',
  'y',
  'startx',
  'starty',
  'data',
  'chunks',
  'encoding',
  'compression',
  'objects',
]
