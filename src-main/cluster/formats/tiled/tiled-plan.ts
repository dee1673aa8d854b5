import type { TiledHex } from './tiled-hexes.ts'
import type { TiledGrid, TiledPoint } from './tiled-map.ts'
import type { KeptLayer, SourceProperties, KeptTiledMap } from './tiled-source.ts'

/** How a tile looks: a star of a rating, or the hex of a region. Colours are `#rrggbb`; null draws nothing. */
export type PlannedTileLook =
  | { readonly kind: 'star'; readonly rating: number }
  | { readonly kind: 'region'; readonly fill: string | null; readonly border: string | null }

/** A tile of an Orrery tileset. */
export interface PlanTile {
  readonly type: string
  readonly properties: SourceProperties
  readonly look: PlannedTileLook
}

/** An Orrery tileset, with a picture of its tiles. */
export interface PlanTileset {
  readonly firstGid: number
  readonly name: string
  /** File of its picture. */
  readonly picture: string
  readonly tiles: readonly PlanTile[]
}

/** An object of an Orrery layer, in pixels. */
export interface PlanObject extends TiledPoint {
  readonly name: string
  readonly type: string
  readonly properties: SourceProperties
  readonly shape:
    | { readonly kind: 'line'; readonly to: TiledPoint }
    | {
        readonly kind: 'text'
        readonly text: string
        readonly colour: string | null
        readonly valign: 'center' | 'bottom'
        readonly width: number
        readonly height: number
      }
}

/** A layer to write. `kept` is the original layer of the file that the chart was read from. */
export type PlanLayer =
  | { readonly kind: 'tiles'; readonly name: string; readonly gids: Uint32Array; readonly kept: KeptLayer | null }
  | {
      readonly kind: 'objects'
      readonly name: string
      /** Colour of its lines and points, `#rrggbb`; null for that of the program. */
      readonly colour: string | null
      readonly objects: readonly PlanObject[]
    }
  | { readonly kind: 'kept'; readonly kept: KeptLayer }

/** A Tiled map, independent of the file format. */
export interface TiledPlan {
  readonly grid: TiledGrid
  readonly columns: number
  readonly rows: number
  /** Only for an infinite map, otherwise null. */
  readonly origin: TiledHex | null
  readonly properties: SourceProperties
  readonly tilesets: readonly PlanTileset[]
  readonly layers: readonly PlanLayer[]
  readonly kept: KeptTiledMap | null
}

/** Version attributes of a new map. */
export const NEW_TILED_MAP_ATTRIBUTES = { version: '1.10', tiledversion: '1.10.2', renderorder: 'right-down' } as const

/** Attributes of a planned map that TMX and TMJ have in common. */
export function buildPlanAttributes({ columns, rows, grid }: TiledPlan) {
  return {
    orientation: 'hexagonal',
    width: columns,
    height: rows,
    tilewidth: grid.tileWidth,
    tileheight: grid.tileHeight,
    hexsidelength: grid.side,
    staggeraxis: grid.axis,
    staggerindex: grid.index,
  } as const
}
