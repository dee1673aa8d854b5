import { type ChartRegion, LINE_STYLES, type LineStyle, PLAIN_REGION, type Rating } from '#shared/cluster/chart.ts'
import { LONGEST_TEXT, oneLine } from '../chart-bounds.ts'
import type { TiledProperties, TiledTileset } from './tiled-map.ts'

/** What a tile stands for on a chart. */
type TileMeaning =
  | { readonly kind: 'star'; readonly rating: Rating }
  | { readonly kind: 'region'; readonly region: RegionLooks }
  | { readonly kind: 'terrain' }

/** A tile number taken apart: its tileset and its number there, and what it stands for. */
export interface KnownTile {
  readonly tileset: TiledTileset | null
  readonly id: number
  readonly meaning: TileMeaning
}

/** A region without its hexes. */
export type RegionLooks = Omit<ChartRegion, 'hexes' | 'extra'>

/** Finds what a tile number stands for. */
export function createTileFinder(tilesets: readonly TiledTileset[]): (gid: number) => KnownTile {
  const ordered = tilesets.toSorted((one, other) => other.firstGid - one.firstGid)
  const known = new Map<number, KnownTile>()
  return (gid) => {
    const before = known.get(gid)
    if (before !== undefined) return before
    const tileset = ordered.find(({ firstGid }) => firstGid <= gid) ?? null
    const id = gid - (tileset?.firstGid ?? 0)
    const tile: KnownTile = { tileset, id, meaning: meaningOf(tileset, id) }
    known.set(gid, tile)
    return tile
  }
}

/** The class of tiles that stand for a rating. */
export const STAR_CLASS = /^star-([1-5])$/
/** The class of tiles that stand for a region. */
export const REGION_CLASS = 'region'

function meaningOf(tileset: TiledTileset | null, id: number): TileMeaning {
  const tile = tileset?.tiles.get(id)
  if (tile === undefined) return { kind: 'terrain' }
  const rating = findRating(tile.type, tile.properties)
  if (rating !== null) return { kind: 'star', rating }
  return tile.type === REGION_CLASS ? { kind: 'region', region: regionLooks(tile.properties) } : { kind: 'terrain' }
}

/** The rating that a class or a property says, or null. */
export function findRating(type: string, properties: TiledProperties): Rating | null {
  const said = properties.get('rating') ?? STAR_CLASS.exec(type)?.[1] ?? ''
  return ([1, 2, 3, 4, 5] as const).find((rating) => String(rating) === String(said)) ?? null
}

/** A property as a text; empty where there is none. */
export const textIn = (properties: TiledProperties, name: string) => String(properties.get(name) ?? '')
/** Whether a property says yes. */
export const flagIn = (properties: TiledProperties, name: string) => properties.get(name) === true

function regionLooks(properties: TiledProperties): RegionLooks {
  const border = textIn(properties, 'border')
  const colour = textIn(properties, 'colour').toLowerCase()
  return {
    name: textIn(properties, 'name'),
    colour: /^#[0-9a-f]{6}$/.test(colour) ? colour : TERRAIN_COLOURS[0],
    border: findStyle(border),
    isFilled: flagIn(properties, 'filled'),
    notes: textIn(properties, 'notes'),
    publicNotes: textIn(properties, 'publicNotes'),
    isHidden: flagIn(properties, 'hidden'),
  }
}

/** The line style of a name, or null. */
export function findStyle(name: string): LineStyle | null {
  return LINE_STYLES.find((style) => style === name) ?? null
}

/** Colours of terrain, by the number of the tile in its tileset. */
const TERRAIN_COLOURS = [
  '#6b8fb5',
  '#b5876b',
  '#7da36a',
  '#a678b0',
  '#c2a650',
  '#5aa39a',
  '#b86a78',
  '#8b86c4',
  '#97a05a',
  '#6c9ecb',
  '#c08a4a',
  '#7f8c8d',
] as const

/** What the region of a tile looks like that has no meaning of its own. */
export function terrainLooks(tilesetName: string, id: number, isVisible: boolean): RegionLooks {
  return {
    ...PLAIN_REGION,
    name: oneLine(`${tilesetName.trim() || 'Tile'} ${id}`, LONGEST_TEXT.name),
    colour: TERRAIN_COLOURS[id % TERRAIN_COLOURS.length] ?? TERRAIN_COLOURS[0],
    border: null,
    isHidden: !isVisible,
  }
}
