import type { Chart, ChartRegion } from '#shared/cluster/chart.ts'
import { iterateHexes, normalizeRuns } from '#shared/kit/hex-runs.ts'
import { MAX_TEXT_LENGTHS, toTruncatedSingleLine } from '../chart-limits.ts'
import { getChartFileName } from '../file-name.ts'
import type { LossTally } from '../loss-tally.ts'
import { createTileLayers } from './tile-layers.ts'
import { REGION_TILE_CLASS, type RegionWithoutHexes, createDefaultRegionForTile } from './tile-meaning.ts'
import type { PlanLayer, PlanTile, PlanTileset } from './tiled-plan.ts'
import {
  findSourceRegionLook,
  findSourceStarTile,
  findSourceTile,
  type SourceProperties,
  type SourceTile,
  type KeptTiledMap,
  type TiledFormat,
} from './tiled-source.ts'

/** Tile layers of a chart, and the Orrery tilesets they need. */
interface TilePlan {
  readonly tilesets: readonly PlanTileset[]
  readonly layers: readonly PlanLayer[]
}

/** Output format, names of files, and the record of losses. */
export interface TiledWriteContext {
  readonly format: TiledFormat
  readonly losses: LossTally
  /** What tells its files from those of another edition. */
  readonly suffixes: readonly string[]
}

/** Restores stars and regions to their original tiles, and plans Orrery layers for all others. */
export function planTileLayers(
  chart: Chart,
  kept: KeptTiledMap | null,
  { format, losses, suffixes }: TiledWriteContext,
): TilePlan {
  const sheets = createTileLayers(chart.board, kept)
  const stars = chart.stars.filter((star) => !sheets.putBack(findSourceStarTile(star, format), [star]))
  const ours = chart.regions.filter(
    (region) => !sheets.putBack(keptTerrain(region, kept, format), iterateHexes(region.hexes)),
  )
  for (const { hexes, ...tile } of kept?.blanks ?? []) sheets.putBack(tile, iterateHexes(normalizeRuns(hexes)))
  const firstStar = freeGid(chart, kept, format)
  const firstRegion = firstStar + STAR_TILES.length
  const regions: ChartRegion[] = []
  for (const region of ours)
    if (sheets.putRegion(region.hexes, firstRegion + regions.length)) regions.push(region)
    else losses.drop('Regions that lie over too many others', region.name)
  for (const star of stars) sheets.putStar(star, firstStar + star.rating - 1)
  const tilesets = [
    { firstGid: firstStar, name: 'Stars', tiles: stars.length > 0 ? STAR_TILES : [] },
    { firstGid: firstRegion, name: 'Regions', tiles: regions.map(regionTile) },
  ]
  const used = tilesets.filter(({ tiles }) => tiles.length > 0)
  return {
    tilesets: used.map((set) => ({
      ...set,
      picture: getChartFileName(chart, 'png', [set.name.toLowerCase(), ...suffixes]),
    })),
    layers: sheets.layers(),
  }
}

const STAR_TILES = [1, 2, 3, 4, 5].map((rating): PlanTile => {
  return { type: `star-${rating}`, properties: {}, look: { kind: 'star', rating } }
})

function regionTile({ name, colour, border, isFilled, notes, publicNotes, isHidden }: ChartRegion): PlanTile {
  const properties: SourceProperties = {
    name,
    colour,
    filled: isFilled,
    hidden: isHidden,
    notes,
    publicNotes,
    ...(border === null ? {} : { border }),
  }
  return {
    type: REGION_TILE_CLASS,
    properties,
    look: { kind: 'region', fill: isFilled ? colour : null, border: border === null ? null : colour },
  }
}

/** Number of tile ids reserved for tilesets of unknown size. */
const SPARE = 4096

/** First global tile id that no tile of the file can have. */
function freeGid({ stars, regions }: Chart, kept: KeptTiledMap | null, format: TiledFormat): number {
  const used = [...stars, ...regions].flatMap(({ extra }) => findSourceTile(extra, format) ?? [])
  const sizes = kept?.tilesets.map(({ firstGid, tileCount }) => firstGid + Math.max(tileCount, SPARE)) ?? []
  return [...sizes, ...used.map(({ firstGid, id }) => firstGid + id + 1)].reduce((most, end) => Math.max(most, end), 1)
}

/** Original tile of a region. Null if the region has changed. */
function keptTerrain(region: ChartRegion, kept: KeptTiledMap | null, format: TiledFormat): SourceTile | null {
  const tile = findSourceTile(region.extra, format)
  const layer = tile === null ? undefined : kept?.layers[tile.layer]
  const tileset = kept?.tilesets.find(({ firstGid }) => firstGid === tile?.firstGid)
  if (tile === null || layer === undefined || tileset === undefined) return null
  const looks = findSourceRegionLook(region.extra, format) ?? plainLooks(tileset.name, tile.id, layer.isVisible)
  const isSame = Object.entries(looks).every(([name, value]) => region[name as keyof RegionWithoutHexes] === value)
  return isSame ? tile : null
}

/** Default look of a region from a tile, for charts that were read before the look was stored. */
function plainLooks(tilesetName: string, id: number, isVisible: boolean): RegionWithoutHexes {
  const name = toTruncatedSingleLine(`${tilesetName.trim() || 'Tile'} ${id}`, MAX_TEXT_LENGTHS.name)
  return createDefaultRegionForTile({ name, id }, { border: null, isVisible })
}
