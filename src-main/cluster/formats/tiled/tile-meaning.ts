import {
  type ChartRegion,
  LINE_STYLES,
  type LineStyle,
  DEFAULT_REGION_FIELDS,
  type Rating,
} from '#shared/cluster/chart.ts'
import type { TileRole } from '#shared/cluster/tile-roles.ts'
import { MAX_TEXT_LENGTHS, toTruncatedSingleLine } from '../chart-limits.ts'
import { parseTiledColour } from './object-attributes.ts'
import type { TiledProperties, TiledTileset } from './tiled-map.ts'

/** Meaning of a tile on a chart. */
type TileMeaning =
  | { readonly kind: 'star'; readonly rating: Rating }
  | { readonly kind: 'region'; readonly region: RegionWithoutHexes }
  /** A region whose tile does not describe it. */
  | { readonly kind: 'terrain'; readonly border: LineStyle | null }
  | { readonly kind: 'nothing' }

/** A decoded global tile id: its tileset, its local id, and its meaning. */
export interface DecodedTile {
  readonly tileset: TiledTileset | null
  readonly id: number
  readonly name: string
  readonly meaning: TileMeaning
  /** Whether the user chose its meaning. */
  readonly isChosen: boolean
}

/** Meanings of tiles chosen by the user, by global tile id. */
export type ChosenTileRolesById = ReadonlyMap<number, TileRole>

/** A region without its hexes. */
export type RegionWithoutHexes = Omit<ChartRegion, 'hexes' | 'extra'>

/** Creates a function that returns the meaning of a global tile id. */
export function createTileMeaningLookup(
  tilesets: readonly TiledTileset[],
  chosen: ChosenTileRolesById = new Map(),
): (gid: number) => DecodedTile {
  const ordered = tilesets.toSorted((first, second) => second.firstGid - first.firstGid)
  const known = new Map<number, DecodedTile>()
  return (gid) => {
    const before = known.get(gid)
    if (before !== undefined) return before
    const tileset = ordered.find(({ firstGid }) => firstGid <= gid) ?? null
    const id = gid - (tileset?.firstGid ?? 0)
    const role = tileset?.isOurs === true ? undefined : chosen.get(gid)
    const meaning = role === undefined ? readMeaning(tileset, id) : meaningOfRole(role)
    const tile: DecodedTile = { tileset, id, name: nameTile(tileset, id), meaning, isChosen: role !== undefined }
    known.set(gid, tile)
    return tile
  }
}

function nameTile(tileset: TiledTileset | null, id: number): string {
  const tile = tileset?.tiles.get(id)
  const own = tile && (getTextProperty(tile.properties, 'name') || tile.type || tile.image)
  return toTruncatedSingleLine(own || `${tileset?.name.trim() || 'Tile'} ${id}`, MAX_TEXT_LENGTHS.name)
}

function meaningOfRole(role: TileRole): TileMeaning {
  switch (role) {
    case 'region':
      return { kind: 'terrain', border: 'solid' }
    case 'terrain':
      return { kind: 'terrain', border: null }
    case 'nothing':
      return { kind: 'nothing' }
    default:
      return { kind: 'star', rating: findTileRating(role, new Map()) ?? 1 }
  }
}

/** Role that corresponds to a meaning. */
export function getTileRole(meaning: TileMeaning): TileRole {
  switch (meaning.kind) {
    case 'star':
      return `star-${meaning.rating}`
    case 'region':
      return 'region'
    case 'terrain':
      return meaning.border === null ? 'terrain' : 'region'
    case 'nothing':
      return 'nothing'
  }
}

/** Class of tiles that represent a rating. */
export const STAR_TILE_CLASS_PATTERN = /^star-([1-5])$/
/** Class of tiles that represent a region. */
export const REGION_TILE_CLASS = 'region'

/** Meaning by the class and properties of a tile. */
function readMeaning(tileset: TiledTileset | null, id: number): TileMeaning {
  const tile = tileset?.tiles.get(id)
  if (tile === undefined) return PLAIN_TERRAIN
  const rating = findTileRating(tile.type, tile.properties)
  if (rating !== null) return { kind: 'star', rating }
  return tile.type === REGION_TILE_CLASS ? { kind: 'region', region: regionLooks(tile.properties) } : PLAIN_TERRAIN
}

const PLAIN_TERRAIN: TileMeaning = { kind: 'terrain', border: null }

/** Rating given by a class or property, or null. */
export function findTileRating(type: string, properties: TiledProperties): Rating | null {
  const written = properties.get('rating') ?? STAR_TILE_CLASS_PATTERN.exec(type)?.[1] ?? ''
  return ([1, 2, 3, 4, 5] as const).find((rating) => String(rating) === String(written)) ?? null
}

/** Value of a property as text. Empty if absent. */
export const getTextProperty = (properties: TiledProperties, name: string) => String(properties.get(name) ?? '')
const NO = ['', 'false', 'no', '0']
/** Whether a property is true. Also accepts text, which Tiled uses unless the property has a type. */
export const getFlagProperty = (properties: TiledProperties, name: string) =>
  !NO.includes(getTextProperty(properties, name).trim().toLowerCase())

function regionLooks(properties: TiledProperties): RegionWithoutHexes {
  const border = getTextProperty(properties, 'border')
  return {
    name: getTextProperty(properties, 'name'),
    colour: parseTiledColour(getTextProperty(properties, 'colour')) ?? TERRAIN_COLOURS[0],
    border: findLineStyle(border),
    isFilled: getFlagProperty(properties, 'filled'),
    notes: getTextProperty(properties, 'notes'),
    publicNotes: getTextProperty(properties, 'publicNotes'),
    isHidden: getFlagProperty(properties, 'hidden'),
  }
}

/** Line style by name, or null. */
export function findLineStyle(name: string): LineStyle | null {
  return LINE_STYLES.find((style) => style === name) ?? null
}

/** Colours of terrain, by local tile id. */
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

/** Default look of a region for a tile that does not describe it. */
export function createDefaultRegionForTile(
  { name, id }: Pick<DecodedTile, 'name' | 'id'>,
  { border, isVisible }: { border: LineStyle | null; isVisible: boolean },
): RegionWithoutHexes {
  return {
    ...DEFAULT_REGION_FIELDS,
    name,
    colour: TERRAIN_COLOURS[id % TERRAIN_COLOURS.length] ?? TERRAIN_COLOURS[0],
    border,
    isHidden: !isVisible,
  }
}
