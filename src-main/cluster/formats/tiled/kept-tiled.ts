import { isRecord } from '#main/games/kit/json.ts'
import type { Chart, ChartStar, Extra, RouteFields } from '#shared/cluster/chart.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import { type Fields, fieldsOf } from '../fields.ts'
import { FormatError } from '../format.ts'
import { findStyle } from './tile-meaning.ts'
import { fitsGrid, type TiledOrigin } from './tiled-hexes.ts'
import type { TiledGrid } from './tiled-map.ts'

/** The two files of Tiled. */
export type TiledFormat = 'tiled-tmx' | 'tiled-tmj'

/** Custom properties that charts have no place for. */
export type KeptProperties = Readonly<Record<string, string | number | boolean>>

/** A line of a map that joins no two stars, in places of the board and beyond it. */
export interface LeftRoute extends RouteFields {
  readonly from: HexPlace
  readonly to: HexPlace
}

/** A layer that was not ours; `objects` are those of its objects that are nothing on a chart. */
export interface KeptLayer {
  readonly kind: 'tiles' | 'objects' | 'other'
  /** Neither it nor a group around it was switched off. */
  readonly isVisible: boolean
  readonly raw: unknown
  readonly objects: readonly unknown[]
}

/** The tile that something was read from, so that an export can put it back; `layer` counts the layers that are not ours. */
export interface KeptTile {
  readonly layer: number
  readonly firstGid: number
  readonly id: number
}

/** The tile of a star, and the rating that it stands for. */
export interface KeptStarTile extends KeptTile {
  readonly rating: number
}

/** A tileset that was not ours. */
interface KeptTileset {
  readonly firstGid: number
  readonly name: string
  readonly tileCount: number
  readonly raw: unknown
}

/** What a map of Tiled had that charts have no place for: raw parts are in the form of its file. */
export interface KeptTiled {
  readonly grid: TiledGrid
  /** Of a map without end; null for one with. */
  readonly origin: TiledOrigin | null
  readonly raw: unknown
  readonly tilesets: readonly KeptTileset[]
  readonly layers: readonly KeptLayer[]
  readonly routes: readonly LeftRoute[]
}

const ANYWHERE = { least: -1_000_000_000, most: 1_000_000_000 } as const
const COUNT = { least: 0, most: 0x0fff_ffff } as const
const MANY = 300_000

/** What a chart keeps of the map that it was read from, or null. A board that was laid out anew has no use for it. */
export function findKeptTiled(chart: Chart, format: TiledFormat): KeptTiled | null {
  const value = chart.extra[format]
  if (!isRecord(value)) return null
  try {
    const kept = readKept(fieldsOf(value, { name: format, bytes: new Uint8Array() }))
    return fitsGrid(chart.board, kept.grid) ? kept : null
  } catch (error) {
    if (error instanceof FormatError) return null // somebody's own extra under our name
    throw error
  }
}

const TILE = ['layer', 'firstGid', 'id'] as const

/** The tile that a region or star was read from, or null. */
export function findKeptTile(extra: Extra, format: TiledFormat): KeptTile | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  if (!isRecord(tile)) return null
  const [layer, firstGid, id] = TILE.map((name) => tile[name])
  const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
  return isCount(layer) && isCount(firstGid) && isCount(id) ? { layer, firstGid, id } : null
}

/** The tile that a star was read from, or null where it stands for another rating now. */
export function findKeptStarTile({ extra, rating }: ChartStar, format: TiledFormat): KeptTile | null {
  const kept = extra[format]
  const tile = isRecord(kept) ? kept['tile'] : null
  return isRecord(tile) && tile['rating'] === rating ? findKeptTile(extra, format) : null
}

/** Custom properties that something was read with beyond ours. */
export function keptProperties(extra: Extra, format: TiledFormat): KeptProperties {
  const kept = extra[format]
  const properties = isRecord(kept) ? kept['properties'] : null
  if (!isRecord(properties)) return {}
  const isPlain = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
    ['string', 'number', 'boolean'].includes(typeof entry[1])
  return Object.fromEntries(Object.entries(properties).filter(isPlain))
}

function readKept(kept: Fields): KeptTiled {
  return {
    grid: readGrid(kept.fields('grid')),
    origin: kept.has('origin') ? readOrigin(kept.fields('origin')) : null,
    raw: kept.raw['raw'],
    tilesets: kept.list('tilesets', MANY).map((tileset) => ({
      firstGid: tileset.whole('firstGid', COUNT),
      name: tileset.text('name'),
      tileCount: tileset.whole('tileCount', COUNT),
      raw: tileset.raw['raw'],
    })),
    layers: kept.list('layers', MANY).map((layer) => {
      const kind = layer.text('kind')
      if (kind !== 'tiles' && kind !== 'objects' && kind !== 'other') return layer.fail('is of no known kind')
      return {
        kind,
        isVisible: layer.flag('isVisible', true),
        raw: layer.raw['raw'],
        objects: layer.values('objects', MANY),
      }
    }),
    routes: kept.list('routes', MANY).map(readRoute),
  }
}

function readGrid(grid: Fields): TiledGrid {
  const [axis, index] = [grid.text('axis'), grid.text('index')]
  if ((axis !== 'x' && axis !== 'y') || (index !== 'odd' && index !== 'even')) return grid.fail('is of no known kind')
  const pixels = { least: 1, most: 10_000 }
  return {
    tileWidth: grid.whole('tileWidth', pixels),
    tileHeight: grid.whole('tileHeight', pixels),
    side: grid.whole('side', { least: 0, most: 10_000 }),
    axis,
    index,
  }
}

function readOrigin(origin: Fields): TiledOrigin {
  return { column: origin.whole('column', ANYWHERE), row: origin.whole('row', ANYWHERE) }
}

function readRoute(route: Fields): LeftRoute {
  const place = (name: string): HexPlace => {
    const at = route.fields(name)
    return { row: at.whole('row', ANYWHERE), column: at.whole('column', ANYWHERE) }
  }
  return {
    from: place('from'),
    to: place('to'),
    type: route.text('type'),
    colour: route.has('colour') ? route.text('colour') : null,
    style: findStyle(route.text('style')) ?? 'solid',
    isHidden: route.flag('isHidden', false),
  }
}
