import type { TiledOrigin } from './tiled-hexes.ts'
import type { TiledGrid, TiledPoint } from './tiled-map.ts'
import type { KeptLayer, SourceProperties, KeptTiled } from './tiled-source.ts'

/** A tile of one of our tilesets. */
interface PlanTile {
  readonly type: string
  readonly properties: SourceProperties
}

/** One of our tilesets: it needs no picture, its tiles have classes. */
export interface PlanTileset {
  readonly firstGid: number
  readonly name: string
  readonly tiles: readonly PlanTile[]
}

/** An object of one of our layers, in pixels. */
export interface PlanObject extends TiledPoint {
  readonly name: string
  readonly type: string
  readonly properties: SourceProperties
  readonly shape:
    | { readonly kind: 'point' }
    | { readonly kind: 'line'; readonly to: TiledPoint }
    | {
        readonly kind: 'text'
        readonly text: string
        readonly colour: string | null
        readonly width: number
        readonly height: number
      }
}

/** A layer to write: `kept` is the one that it was in the file that the chart was read from. */
export type PlanLayer =
  | { readonly kind: 'tiles'; readonly name: string; readonly gids: Uint32Array; readonly kept: KeptLayer | null }
  | { readonly kind: 'objects'; readonly name: string; readonly objects: readonly PlanObject[] }
  | { readonly kind: 'kept'; readonly kept: KeptLayer }

/** A map of Tiled before it is put into either of its two files. */
export interface TiledPlan {
  readonly grid: TiledGrid
  readonly columns: number
  readonly rows: number
  /** Of a map without end; null for one with. */
  readonly origin: TiledOrigin | null
  readonly properties: SourceProperties
  readonly tilesets: readonly PlanTileset[]
  readonly layers: readonly PlanLayer[]
  readonly kept: KeptTiled | null
}

/** What a map that came from no file says of its making. */
export const VERSION = { version: '1.10', tiledversion: '1.10.2', renderorder: 'right-down' } as const

/** What both kinds of files say alike of a planned map. */
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
