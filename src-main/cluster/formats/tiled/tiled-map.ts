/** Grid of a hexagonal Tiled map, in pixels. Its hexes need not be regular. */
export interface TiledGrid {
  readonly tileWidth: number
  readonly tileHeight: number
  /** Length of the sides parallel to the stagger axis. */
  readonly side: number
  /** `y`: pointy-top hexes with staggered rows. `x`: flat-top hexes with staggered columns. */
  readonly axis: 'x' | 'y'
  /** Which rows or columns are shifted, counted from 0. */
  readonly index: 'odd' | 'even'
}

/** Custom properties by name. */
export type TiledProperties = ReadonlyMap<string, string | number | boolean>

/** Data of a tile in a tileset. */
export interface TiledTile {
  readonly type: string
  /** Base name of the tile's own image. Empty for a tile of a tileset image. */
  readonly image: string
  readonly properties: TiledProperties
}

/** A tileset. `raw` is its complete form in the file. */
export interface TiledTileset {
  readonly firstGid: number
  readonly name: string
  /** Whether it was written by Orrery: its tiles represent stars and regions, and it is not kept. */
  readonly isOurs: boolean
  /** External tileset file. Null if the tileset is embedded in the map. */
  readonly source: string | null
  readonly tileCount: number
  readonly tiles: ReadonlyMap<number, TiledTile>
  readonly raw: unknown
}

/** Content of a tileset file. */
export type TilesetFile = Pick<TiledTileset, 'name' | 'tileCount' | 'tiles'>

/** A rectangle of global tile ids, row by row. 0 means no tile. Flip flags are cleared. */
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
  /** The layer as in the file, except for parts that are stored separately. */
  readonly raw: unknown
}

export interface TileLayer extends LayerHead {
  readonly kind: 'tiles'
  readonly chunks: readonly TileChunk[]
}

export interface TiledPoint {
  readonly x: number
  readonly y: number
}

/** An object of a layer, with its points in map pixels. */
export interface TiledObject extends TiledPoint {
  readonly name: string
  readonly type: string
  readonly isVisible: boolean
  readonly isPoint: boolean
  /** Vertices of a polyline, otherwise empty. */
  readonly points: readonly TiledPoint[]
  readonly text: { readonly text: string; readonly colour: string | null } | null
  readonly properties: TiledProperties
  readonly raw: unknown
}

export interface ObjectLayer extends LayerHead {
  readonly kind: 'objects'
  readonly objects: readonly TiledObject[]
}

/** An image layer, or one of an unknown type. */
interface OtherLayer extends LayerHead {
  readonly kind: 'other'
}

export type TiledLayer = TileLayer | ObjectLayer | OtherLayer

/** A hexagonal Tiled map, independent of the file format. */
export interface TiledMap {
  readonly grid: TiledGrid
  readonly columns: number
  readonly rows: number
  readonly isInfinite: boolean
  readonly properties: TiledProperties
  readonly tilesets: readonly TiledTileset[]
  /** Flattened: layers in groups are listed in place of the group. */
  readonly layers: readonly TiledLayer[]
  readonly groups: readonly string[]
  /** Number of tiles that were rotated or flipped. */
  readonly rotatedTiles: number
  /** The map as in the file, except for parts that are stored separately. */
  readonly raw: unknown
}

/** Class that marks Orrery's own layers and tilesets. */
export const ORRERY_CLASS = 'orrery'

/** Limits of a Tiled map. */
export const TILED_LIMITS = {
  layers: 1_000,
  tilesets: 1_000,
  tiles: 100_000,
  objects: 250_000,
  cells: 4_000_000,
} as const

/** Map properties for data that Tiled has no attribute for. */
export const ORRERY_MAP_PROPERTIES = ['name', 'labelOrder'] as const

/** Map attributes that every export writes anew. */
export const REWRITTEN_MAP_ATTRIBUTES: readonly string[] = [
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

/** Layer attributes that every export writes anew. */
export const REWRITTEN_LAYER_ATTRIBUTES: readonly string[] = [
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
