import {
  type Chart,
  type ChartRegion,
  type ChartStar,
  type Extra,
  PLAIN_STAR,
  STANDARD_LEGEND,
} from '#shared/cluster/chart.ts'
import { hexLabel } from '#shared/kit/hex.ts'
import { decodeText } from '../decode-text.ts'
import { nameOfFile } from '../file-name.ts'
import {
  type ChartFile,
  type ChartReading,
  FormatError,
  MOST_READ,
  type ReadChart,
  type ReadProgress,
} from '../format.ts'
import { joinStars } from '../join-stars.ts'
import { createLosses, type LossTally } from '../losses.ts'
import { readXml } from '../xml-tree.ts'
import type { KeptProperties, KeptTiled, LeftRoute, TiledFormat } from './kept-tiled.ts'
import { modernizeTmj } from './older-tmj.ts'
import { type ObjectContext, type ObjectsRead, readObjects } from './read-objects.ts'
import { readTiles, type StarTile, type TilesRead } from './read-tiles.ts'
import { textIn } from './tile-meaning.ts'
import { frameOf, type TiledFrame } from './tiled-frame.ts'
import type { TiledMap, TiledObject } from './tiled-map.ts'
import { readTmjDocument } from './tmj-document.ts'
import { readTmxDocument } from './tmx-document.ts'

/** Reads a hexagonal map of Tiled from its XML. */
export function* readTmx(file: ChartFile): ChartReading {
  const map = yield* readTmxDocument(yield* readXml({ file, text: decodeText(file) }), file)
  return yield* readMap(map, 'tiled-tmx', file)
}

/** Reads a hexagonal map of Tiled from its parsed JSON. */
export function* readTmj(file: ChartFile, value: unknown): ChartReading {
  const { value: modern, wasOlder } = modernizeTmj(value)
  const read = yield* readMap(yield* readTmjDocument(modern, file), 'tiled-tmj', file)
  if (!wasOlder) return read
  const losses = createLosses()
  losses.drop('The JSON of Tiled 1.1 and older: an export writes that of today', file.name)
  return { ...read, losses: [...read.losses, ...losses.list()] }
}

function* readMap(map: TiledMap, format: TiledFormat, file: ChartFile): Generator<ReadProgress, ReadChart> {
  const losses = createLosses()
  const frame = frameOf(map, file)
  yield { done: 1, total: 3, note: 'Reading tiles' }
  const tiles = readTiles(map, frame, { file, losses })
  yield { done: 2, total: 3, note: 'Reading objects' }
  const objects = readObjects(map, { frame, losses, format })
  if (objects.drawn.length > MOST_READ.routes) throw new FormatError(file.name, null, 'there are too many routes.')
  const stars = starsOf(tiles, objects, { frame, losses, format })
  const { routes, left } = joinStars(objects.drawn, { board: frame.board, stars }, losses)
  noteLosses(map, losses)
  const kept = keptOf(map, { frame, others: objects.others, routes: left.map(leftRoute) })
  const chart: Chart = {
    name: textIn(map.properties, 'name').trim() || nameOfFile(file),
    board: { ...frame.board, labelOrder: labelOrderOf(map) ?? frame.board.labelOrder },
    legend: STANDARD_LEGEND,
    fog: [],
    fleets: [],
    stars,
    routes,
    regions: regionsOf(tiles, format),
    labels: objects.labels,
    extra: { [format]: kept },
  }
  const said = objects.drawn.map(({ from, to }) => ({ from, to }))
  return { format, chart, routes: said, borders: [], losses: losses.list() }
}

function regionsOf({ regions }: TilesRead, format: TiledFormat): ChartRegion[] {
  return regions.map(({ looks, hexes, tile }) => {
    return { ...looks, hexes, extra: tile === null ? {} : { [format]: { tile } } }
  })
}

function labelOrderOf({ properties }: TiledMap): Chart['board']['labelOrder'] | null {
  const order = textIn(properties, 'labelOrder')
  return order === 'row-column' || order === 'column-row' ? order : null
}

function leftRoute({ from, to, type, colour, style, isHidden }: LeftRoute): LeftRoute {
  return { from, to, type, colour, style, isHidden }
}

/** Stars that objects name come first and in their order, then those that are a tile and no more. */
function starsOf(tiles: TilesRead, objects: ObjectsRead, { frame, losses, format }: ObjectContext): ChartStar[] {
  const left = new Map(tiles.stars)
  const stars = new Map<string, ChartStar>()
  for (const { properties, rating, ...star } of objects.stars) {
    const key = `${star.row} ${star.column}`
    if (stars.has(key)) {
      losses.drop('Stars on the hex of another', `${hexLabel(star, frame.board)} ${star.name}`)
      continue
    }
    const tile = left.get(key)
    left.delete(key)
    const extra = starExtra(tile?.tile ?? null, properties, format)
    stars.set(key, { ...star, rating: tile?.rating ?? rating ?? PLAIN_STAR.rating, extra })
  }
  const bare = Array.from(left.values(), ({ place, rating, tile }): ChartStar => {
    return { ...PLAIN_STAR, ...place, name: '', rating, owner: null, extra: starExtra(tile, {}, format) }
  })
  return [...stars.values(), ...bare]
}

function starExtra(tile: StarTile['tile'], properties: KeptProperties, format: TiledFormat): Extra {
  const kept = {
    ...(tile === null ? {} : { tile }),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
  }
  return Object.keys(kept).length === 0 ? {} : { [format]: kept }
}

function noteLosses({ layers, groups, tilesets, rotatedTiles }: TiledMap, losses: LossTally): void {
  for (const name of groups) losses.drop('Groups of layers: their layers stand by themselves', name)
  for (const layer of layers) if (layer.kind === 'other') losses.add('Layers of pictures', layer.name)
  for (const { isExternal, name } of tilesets)
    if (isExternal) losses.add('Tilesets in files of their own: the classes of their tiles are not known', name)
  losses.drop('Turned and mirrored tiles: they stand upright', '', rotatedTiles)
}

function keptOf(
  map: TiledMap,
  { frame, others, routes }: { frame: TiledFrame; others: ReadonlySet<TiledObject>; routes: readonly LeftRoute[] },
): KeptTiled {
  return {
    grid: map.grid,
    origin: map.isInfinite ? frame.origin : null,
    raw: map.raw,
    tilesets: map.tilesets
      .filter(({ isOurs }) => !isOurs)
      .map(({ firstGid, name, tileCount, raw }) => ({ firstGid, name, tileCount, raw })),
    layers: map.layers
      .filter(({ isOurs }) => !isOurs)
      .map((layer) => ({
        kind: layer.kind,
        isVisible: layer.isVisible,
        raw: layer.raw,
        objects: layer.kind === 'objects' ? layer.objects.filter((one) => others.has(one)).map(({ raw }) => raw) : [],
      })),
    routes,
  }
}
