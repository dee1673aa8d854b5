import {
  type Chart,
  type ChartRegion,
  type ChartStar,
  type FormatSpecificData,
  DEFAULT_STAR_FIELDS,
  STANDARD_LEGEND,
} from '#shared/cluster/chart.ts'
import { getHexLabel } from '#shared/kit/hex.ts'
import {
  type ChartFile,
  type ChartReadGenerator,
  FormatError,
  READ_LIMITS,
  type ChartFromFile,
  type ReadProgress,
} from '../chart-file.ts'
import { decodeText } from '../decode-text.ts'
import { getFileBaseName } from '../file-name.ts'
import { createLossTally, type LossTally } from '../loss-tally.ts'
import { buildRoutesFromLines } from '../routes-from-lines.ts'
import { readXml } from '../xml-tree.ts'
import { computeBoardOnTiledMap, type BoardOnTiledMap } from './board-on-tiled-map.ts'
import { resolveExternalTilesets, type ChosenTileset } from './external-tilesets.ts'
import { modernizeTmj } from './modernize-tmj.ts'
import { type ObjectReadContext, type ObjectLayerContent, readObjectLayers } from './read-object-layers.ts'
import { readTileLayers, type StarTile, type TileLayerContent } from './read-tile-layers.ts'
import { type ChosenTileRolesById, getTextProperty } from './tile-meaning.ts'
import { ORRERY_MAP_PROPERTIES, type TiledMap, type TiledObject } from './tiled-map.ts'
import {
  type SourceProperties,
  getSourceProperties,
  type KeptTiledMap,
  type UnplacedTiledRoute,
  type TiledFormat,
} from './tiled-source.ts'
import { readTmjDocument } from './tmj-document.ts'
import { readTmxDocument } from './tmx-document.ts'

/** Facts about a map that are known before it is read. */
export interface TiledReadOptions {
  readonly tilesets: readonly ChosenTileset[]
  readonly roles: ChosenTileRolesById
}

interface MapSource extends TiledReadOptions {
  readonly format: TiledFormat
  readonly file: ChartFile
}

/** Reads a hexagonal Tiled map from XML. */
export function* readTmx(file: ChartFile, options: TiledReadOptions): ChartReadGenerator {
  const map = yield* readTmxDocument(yield* readXml({ file, text: decodeText(file) }), file)
  return yield* readMap(map, { ...options, format: 'tiled-tmx', file })
}

/** Reads a hexagonal Tiled map from parsed JSON. */
export function* readTmj(file: ChartFile, value: unknown, options: TiledReadOptions): ChartReadGenerator {
  const { value: modern, wasOlder } = modernizeTmj(value)
  const map = yield* readTmjDocument(modern, file)
  const read = yield* readMap(map, { ...options, format: 'tiled-tmj', file })
  if (!wasOlder) return read
  const losses = createLossTally()
  losses.drop('The JSON of Tiled 1.1 and older: an export writes that of today', file.name)
  return { ...read, losses: [...read.losses, ...losses.list()] }
}

function* readMap(
  read: TiledMap,
  { format, file, tilesets, roles }: MapSource,
): Generator<ReadProgress, ChartFromFile> {
  const losses = createLossTally()
  const { map, missing } = resolveExternalTilesets(read, tilesets, losses)
  const frame = computeBoardOnTiledMap(map, file)
  yield { done: 1, total: 3, note: 'Reading tiles' }
  const tiles = readTileLayers(map, frame, { file, losses, roles })
  yield { done: 2, total: 3, note: 'Reading objects' }
  const objects = readObjectLayers(map, { frame, losses, format })
  if (objects.drawn.length > READ_LIMITS.routes) throw new FormatError(file.name, null, 'there are too many routes.')
  const stars = starsOf(tiles, objects, { frame, losses, format })
  const { routes, left } = buildRoutesFromLines(objects.drawn, { board: frame.board, stars }, losses)
  noteLosses(map, losses)
  noteProperties(map, [...stars, ...routes, ...objects.labels], { losses, format })
  const kept = keptOf(map, { frame, others: objects.others, routes: left.map(leftRoute), blanks: tiles.blanks })
  const chart: Chart = {
    name: getTextProperty(map.properties, 'name').trim() || getFileBaseName(file),
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
  return {
    format,
    chart,
    routes: objects.drawn.map(({ from, to }) => ({ from, to })),
    borders: [],
    losses: losses.list(),
    tiled: { tiles: tiles.kinds, missingTilesets: missing },
  }
}

function regionsOf({ regions }: TileLayerContent, format: TiledFormat): ChartRegion[] {
  return regions.map(({ looks, hexes, tile }) => {
    return { ...looks, hexes, extra: tile === null ? {} : { [format]: { tile } } }
  })
}

function labelOrderOf({ properties }: TiledMap): Chart['board']['labelOrder'] | null {
  const order = getTextProperty(properties, 'labelOrder')
  return order === 'row-column' || order === 'column-row' ? order : null
}

function leftRoute({ from, to, type, colour, style, isHidden }: UnplacedTiledRoute): UnplacedTiledRoute {
  return { from, to, type, colour, style, isHidden }
}

/** Stars defined by objects in their order, followed by those that consist of a tile only. */
function starsOf(
  tiles: TileLayerContent,
  objects: ObjectLayerContent,
  { frame, losses, format }: ObjectReadContext,
): ChartStar[] {
  const left = new Map(tiles.stars)
  const stars = new Map<string, ChartStar>()
  for (const { properties, rating, ...star } of objects.stars) {
    const key = `${star.row} ${star.column}`
    if (stars.has(key)) {
      losses.drop('Stars on the hex of another', `${getHexLabel(star, frame.board)} ${star.name}`)
      continue
    }
    const tile = left.get(key)
    left.delete(key)
    const extra = starExtra(tile?.tile ?? null, properties, format)
    stars.set(key, { ...star, rating: tile?.rating ?? rating ?? DEFAULT_STAR_FIELDS.rating, extra })
  }
  const bare = Array.from(left.values(), ({ place, rating, tile }): ChartStar => {
    return { ...DEFAULT_STAR_FIELDS, ...place, name: '', rating, owner: null, extra: starExtra(tile, {}, format) }
  })
  return [...stars.values(), ...bare]
}

function starExtra(tile: StarTile['tile'], properties: SourceProperties, format: TiledFormat): FormatSpecificData {
  const kept = {
    ...(tile === null ? {} : { tile }),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
  }
  return Object.keys(kept).length === 0 ? {} : { [format]: kept }
}

function noteLosses({ layers, groups, rotatedTiles }: TiledMap, losses: LossTally): void {
  for (const name of groups) losses.drop('Groups of layers: their layers stand by themselves', name)
  for (const layer of layers) if (layer.kind === 'other') losses.add('Layers of pictures', layer.name)
  losses.drop('Turned and mirrored tiles: they stand upright', '', rotatedTiles)
}

function noteProperties(
  { properties }: TiledMap,
  things: readonly { readonly extra: FormatSpecificData }[],
  { losses, format }: Pick<ObjectReadContext, 'losses' | 'format'>,
): void {
  for (const name of properties.keys())
    if (!ORRERY_MAP_PROPERTIES.some((own) => own === name)) losses.add('Custom properties of the map', name)
  for (const { extra } of things)
    for (const name of Object.keys(getSourceProperties(extra, format)))
      losses.add('Custom properties of stars, routes and labels', name)
}

interface KeptParts extends Pick<KeptTiledMap, 'routes' | 'blanks'> {
  readonly frame: BoardOnTiledMap
  readonly others: ReadonlySet<TiledObject>
}

function keptOf(map: TiledMap, { frame, others, routes, blanks }: KeptParts): KeptTiledMap {
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
        objects:
          layer.kind === 'objects' ? layer.objects.filter((object) => others.has(object)).map(({ raw }) => raw) : [],
      })),
    routes,
    blanks,
  }
}
