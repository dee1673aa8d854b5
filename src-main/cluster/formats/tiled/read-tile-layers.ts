import type { Rating } from '#shared/cluster/chart.ts'
import type { TileKind } from '#shared/cluster/tile-roles.ts'
import { type HexRuns, normalizeRuns } from '#shared/kit/hex-runs.ts'
import { getHexLabel, type HexPlace } from '#shared/kit/hex.ts'
import { type ChartFile, FormatError, READ_LIMITS } from '../chart-file.ts'
import { MAX_TEXT_LENGTHS, MAX_ITEM_COUNTS, toTruncatedSingleLine } from '../chart-limits.ts'
import type { LossTally } from '../loss-tally.ts'
import { findBoardPlace, type BoardOnTiledMap, listTileLayers, iterateTiles } from './board-on-tiled-map.ts'
import {
  type ChosenTileRolesById,
  createTileMeaningLookup,
  type DecodedTile,
  type RegionWithoutHexes,
  getTileRole,
  createDefaultRegionForTile,
} from './tile-meaning.ts'
import type { TiledMap, TileLayer } from './tiled-map.ts'
import type { TilesWithoutMeaning, SourceRegionTile, SourceStarTile, SourceTile } from './tiled-source.ts'

/** Tile of a star. */
export interface StarTile {
  readonly place: HexPlace
  readonly rating: Rating
  readonly tile: SourceStarTile | null
}

/** Region made of tiles. */
interface TileRegion {
  readonly looks: RegionWithoutHexes
  readonly hexes: HexRuns
  readonly tile: SourceRegionTile | null
}

/** Content of the tile layers of a map. */
export interface TileLayerContent {
  /** Stars by row and column: `3 12`. */
  readonly stars: ReadonlyMap<string, StarTile>
  readonly regions: readonly TileRegion[]
  /** Tiles without meaning on a chart. */
  readonly blanks: readonly TilesWithoutMeaning[]
  /** Kinds of tiles outside Orrery tilesets, most frequent first. */
  readonly kinds: readonly TileKind[]
}

type Run = [row: number, first: number, last: number]

/** Hexes with tiles of one kind, accumulated while the map is read. */
interface TileArea {
  readonly known: DecodedTile
  readonly tile: SourceTile | null
  readonly looks: RegionWithoutHexes
  readonly runs: Run[]
  cells: number
}

/** A tile on the board. */
interface PlacedTile {
  readonly gid: number
  readonly known: DecodedTile
  readonly tile: SourceTile | null
  readonly layer: TileLayer
  readonly place: HexPlace
}

interface TileContext {
  readonly file: ChartFile
  readonly losses: LossTally
  readonly roles: ChosenTileRolesById
}

/** Reads tiles by meaning: stars, regions or nothing. A kind of tile without a known meaning becomes a region. */
export function readTileLayers(
  map: TiledMap,
  frame: BoardOnTiledMap,
  { file, losses, roles }: TileContext,
): TileLayerContent {
  const find = createTileMeaningLookup(map.tilesets, roles)
  const stars = new Map<string, StarTile>()
  const areas = openRegions(map)
  const kinds = createKindCount()
  for (const { gid, place, layer, keptIndex } of placedTiles(map, frame, losses)) {
    const known = find(gid)
    const tile = keptTile(known, keptIndex)
    if (known.tileset?.isOurs !== true) kinds.count(gid, known)
    if (known.meaning.kind !== 'star') {
      addToArea(areas, { gid, known, tile, layer, place }, file)
      continue
    }
    const { rating } = known.meaning
    const key = `${place.row} ${place.column}`
    if (stars.has(key)) losses.drop('Stars on the hex of another', getHexLabel(place, frame.board))
    else stars.set(key, { place, rating, tile: tile && { ...tile, rating, isChosen: known.isChosen } })
  }
  if (stars.size > READ_LIMITS.stars) throw new FormatError(file.name, null, 'there are too many stars.')
  return { stars, ...sortAreas([...areas.values()], losses), kinds: kinds.list() }
}

/** All tiles on the board, layer by layer. Records those off the board as lost. */
function* placedTiles(map: TiledMap, frame: BoardOnTiledMap, losses: LossTally) {
  const kept = map.layers.filter(({ isOurs }) => !isOurs)
  for (const layer of listTileLayers(map.layers)) {
    const keptIndex = kept.indexOf(layer)
    for (const { gid, hex } of iterateTiles(layer)) {
      const place = findBoardPlace(frame, hex)
      if (place === null) losses.drop('Tiles off the map', `column ${hex.column}, row ${hex.row} of ${layer.name}`)
      else yield { gid, place, layer, keptIndex }
    }
  }
}

function createKindCount() {
  const kinds = new Map<number, { known: DecodedTile; hexes: number }>()
  return {
    count: (gid: number, known: DecodedTile): void => {
      const kind = kinds.get(gid) ?? { known, hexes: 0 }
      kind.hexes += 1
      kinds.set(gid, kind)
    },
    list: (): TileKind[] =>
      Array.from(kinds, ([gid, { known, hexes }]): TileKind => {
        const { name, tileset, id, meaning } = known
        return {
          gid,
          name,
          tileset: toTruncatedSingleLine(tileset?.name ?? '', MAX_TEXT_LENGTHS.name),
          index: id,
          hexes,
          role: getTileRole(meaning),
        }
      })
        .sort((first, second) => second.hexes - first.hexes)
        .slice(0, MAX_ITEM_COUNTS.regions),
  }
}

function keptTile({ tileset, id }: DecodedTile, layer: number): SourceTile | null {
  return layer === -1 || tileset === null || tileset.isOurs ? null : { layer, firstGid: tileset.firstGid, id }
}

/** Regions of Orrery tilesets, which exist even without any hex. */
function openRegions({ tilesets }: TiledMap): Map<string, TileArea> {
  const find = createTileMeaningLookup(tilesets)
  const ours = tilesets.filter(({ isOurs }) => isOurs)
  const gids = ours.flatMap(({ tiles, firstGid }) => Array.from(tiles.keys(), (id) => firstGid + id))
  return new Map(
    gids.flatMap((gid) => {
      const known = find(gid)
      const { meaning } = known
      if (meaning.kind !== 'region') return []
      return [[areaKey(gid, null), { known, tile: null, looks: meaning.region, runs: [], cells: 0 }] as const]
    }),
  )
}

function areaKey(gid: number, tile: SourceTile | null): string {
  return `${gid} ${tile?.layer ?? ''}`
}

function addToArea(
  areas: Map<string, TileArea>,
  { gid, known, tile, layer, place }: PlacedTile,
  file: ChartFile,
): void {
  const key = areaKey(gid, tile)
  const area = areas.get(key) ?? { known, tile, looks: looksOf(known, layer), runs: [], cells: 0 }
  if (!areas.has(key)) areas.set(key, area)
  if (areas.size > MAX_ITEM_COUNTS.regions)
    throw new FormatError(file.name, null, 'it has more than 5,000 kinds of tiles that are no stars.')
  const { row, column } = place
  const last = area.runs.at(-1)
  if (last?.[0] === row && last[2] === column - 1) last[2] = column
  else area.runs.push([row, column, column])
  area.cells += 1
}

function looksOf(known: DecodedTile, { isVisible }: TileLayer): RegionWithoutHexes {
  const { meaning } = known
  if (meaning.kind === 'region') return meaning.region
  return createDefaultRegionForTile(known, { border: meaning.kind === 'terrain' ? meaning.border : null, isVisible })
}

/** Sorts regions: those with the region class before those made from terrain tiles. */
function sortAreas(areas: readonly TileArea[], losses: LossTally): Pick<TileLayerContent, 'regions' | 'blanks'> {
  const ofKind = (kind: DecodedTile['meaning']['kind']) => areas.filter(({ known }) => known.meaning.kind === kind)
  const terrain = ofKind('terrain')
  for (const { known, looks, cells } of terrain)
    if (!known.isChosen)
      losses.add('Tiles that are no stars: each kind became a region', `${looks.name}: ${cells} hexes`, cells)
  const blanks = ofKind('nothing')
  for (const { tile, looks, cells } of blanks)
    (tile === null ? losses.drop : losses.add)('Tiles that stand for nothing', `${looks.name}: ${cells} hexes`, cells)
  return {
    regions: [...ofKind('region'), ...terrain].map(({ looks, runs, tile }) => {
      return { looks, hexes: normalizeRuns(runs), tile: tile && { ...tile, looks } }
    }),
    blanks: blanks.flatMap(({ tile, runs }) => (tile === null ? [] : [{ ...tile, hexes: runs }])),
  }
}
