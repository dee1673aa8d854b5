import type { Rating } from '#shared/cluster/chart.ts'
import { type HexRuns, tidy } from '#shared/kit/hex-runs.ts'
import { hexLabel, type HexPlace } from '#shared/kit/hex.ts'
import { MOST_ON_CHART } from '../chart-bounds.ts'
import { type ChartFile, FormatError, MOST_READ } from '../format.ts'
import type { LossTally } from '../losses.ts'
import type { KeptStarTile, KeptTile } from './kept-tiled.ts'
import { createTileFinder, type KnownTile, type RegionLooks, terrainLooks } from './tile-meaning.ts'
import { findPlace, forEachTile, type TiledFrame, tileLayers } from './tiled-frame.ts'
import type { TiledMap, TileLayer } from './tiled-map.ts'

/** A star's tile. */
export interface StarTile {
  readonly place: HexPlace
  readonly rating: Rating
  readonly tile: KeptStarTile | null
}

/** A region's tiles. */
interface TileRegion {
  readonly looks: RegionLooks
  readonly hexes: HexRuns
  readonly tile: KeptTile | null
}

/** What the tile layers of a map say. */
export interface TilesRead {
  /** By row and column: `3 12`. */
  readonly stars: ReadonlyMap<string, StarTile>
  readonly regions: readonly TileRegion[]
}

interface OpenRegion {
  readonly looks: RegionLooks
  readonly tile: KeptTile | null
  readonly isTerrain: boolean
  readonly runs: [row: number, first: number, last: number][]
  cells: number
}

/** Reads tiles: those with a rating are stars, those of the class `region` regions, and any other kind of tile is one too. */
export function readTiles(
  map: TiledMap,
  frame: TiledFrame,
  { file, losses }: { file: ChartFile; losses: LossTally },
): TilesRead {
  const find = createTileFinder(map.tilesets)
  const stars = new Map<string, StarTile>()
  const regions = openRegions(map)
  const kept = map.layers.filter(({ isOurs }) => !isOurs)
  for (const layer of tileLayers(map.layers)) {
    const keptIndex = kept.indexOf(layer)
    forEachTile(layer, (gid, hex) => {
      const place = findPlace(frame, hex)
      if (place === null)
        return losses.drop('Tiles off the map', `column ${hex.column}, row ${hex.row} of ${layer.name}`)
      const known = find(gid)
      const tile = keptTile(known, keptIndex)
      if (known.meaning.kind !== 'star') return addToRegion(regions, { place, gid, known, tile, layer }, file)
      const { rating } = known.meaning
      const key = `${place.row} ${place.column}`
      if (stars.has(key)) losses.drop('Stars on the hex of another', hexLabel(place, frame.board))
      else stars.set(key, { place, rating, tile: tile && { ...tile, rating } })
    })
  }
  if (stars.size > MOST_READ.stars) throw new FormatError(file.name, null, 'there are too many stars.')
  const [own, terrain] = [false, true].map((isTerrain) =>
    [...regions.values()].filter((one) => one.isTerrain === isTerrain),
  )
  for (const { looks, cells } of terrain ?? [])
    losses.add('Tiles that are no stars: each kind became a region', `${looks.name}: ${cells} hexes`, cells)
  const all = [...(own ?? []), ...(terrain ?? [])]
  return { stars, regions: all.map(({ looks, runs, tile }) => ({ looks, hexes: tidy(runs), tile })) }
}

function keptTile({ tileset, id }: KnownTile, layer: number): KeptTile | null {
  return layer === -1 || tileset === null || tileset.isOurs ? null : { layer, firstGid: tileset.firstGid, id }
}

/** A region of ours is one even where it lies nowhere. */
function openRegions({ tilesets }: TiledMap): Map<string, OpenRegion> {
  const find = createTileFinder(tilesets)
  const ours = tilesets.filter(({ isOurs }) => isOurs)
  const gids = ours.flatMap(({ tiles, firstGid }) => Array.from(tiles.keys(), (id) => firstGid + id))
  return new Map(
    gids.flatMap((gid) => {
      const { meaning } = find(gid)
      return meaning.kind === 'region' ? [[`${gid}`, newRegion(meaning.region, null)] as const] : []
    }),
  )
}

function newRegion(looks: RegionLooks, tile: KeptTile | null, isTerrain = false): OpenRegion {
  return { looks, tile, isTerrain, runs: [], cells: 0 }
}

interface RegionTile {
  readonly place: HexPlace
  readonly gid: number
  readonly known: KnownTile
  readonly tile: KeptTile | null
  readonly layer: TileLayer
}

function addToRegion(
  regions: Map<string, OpenRegion>,
  { place, gid, known, tile, layer }: RegionTile,
  file: ChartFile,
): void {
  const { meaning, tileset, id } = known
  const key = meaning.kind === 'region' ? `${gid}` : `${gid} ${tile?.layer}`
  const region =
    regions.get(key) ??
    (meaning.kind === 'region'
      ? newRegion(meaning.region, null)
      : newRegion(terrainLooks(tileset?.name ?? '', id, layer.isVisible), tile, true))
  if (!regions.has(key)) regions.set(key, region)
  if (regions.size > MOST_ON_CHART.regions)
    throw new FormatError(file.name, null, 'it has more than 5,000 kinds of tiles that are no stars.')
  const { row, column } = place
  const last = region.runs.at(-1)
  if (last?.[0] === row && last[2] === column - 1) last[2] = column
  else region.runs.push([row, column, column])
  region.cells += 1
}
