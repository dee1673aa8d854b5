import { isRecord } from '#main/games/kit/json.ts'
import { MAX_BOARD_SIZE } from '#shared/kit/hex.ts'
import type { ChartFile, ReadProgress } from '../chart-file.ts'
import { type JsonFieldReader, createJsonFieldReader } from '../field-reader.ts'
import {
  readLayerAttributes,
  readMapAttributes,
  getFileNameWithoutExtension,
  readTileId,
  readTilesetAttributes,
  readTilesetFileAttributes,
} from './document-attributes.ts'
import { type ChunkRectangle, createTiledLimitChecker, type TiledLimitChecker } from './document-limits.ts'
import { ROOT_GROUP_CONTEXT, type LayerGroupContext, createNestedGroupContext } from './layer-group-context.ts'
import { readClass, readObjectAttributes } from './object-attributes.ts'
import { parseTileIds, decodeTileIds } from './tile-data.ts'
import {
  REWRITTEN_LAYER_ATTRIBUTES,
  REWRITTEN_MAP_ATTRIBUTES,
  ORRERY_MAP_PROPERTIES,
  TILED_LIMITS,
  type TileChunk,
  type TiledLayer,
  type TiledMap,
  type TiledTile,
  type TiledTileset,
  type TilesetFile,
  type TiledObject,
  type TiledProperties,
} from './tiled-map.ts'

/** Whether a parsed JSON file is a Tiled map. */
export function isTmjJson(value: unknown): boolean {
  return isRecord(value) && 'tilewidth' in value && 'tileheight' in value && Array.isArray(value['layers'])
}

const MOST_PROPERTIES = 1_000
const MOST_POINTS = 10_000

/** Custom properties of a part of a TMJ file, by name. Omits nested properties. */
function readTmjProperties(part: JsonFieldReader): TiledProperties {
  const properties = part.list('properties', MOST_PROPERTIES).flatMap((property) => {
    const { value } = property.raw
    const isPlain = typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    return isPlain ? [[property.text('name'), value] as const] : []
  })
  return new Map(properties)
}

/** Reads an object of a TMJ file. */
function readTmjObject(object: JsonFieldReader, around: LayerGroupContext): TiledObject {
  const text = object.has('text') ? object.fields('text') : null
  return {
    ...readObjectAttributes(object, around, {
      text: text === null ? null : { text: text.text('text', ''), colour: text.text('color', '') },
      points: object.list('polyline', MOST_POINTS).map((point) => ({ x: point.number('x'), y: point.number('y') })),
    }),
    isPoint: object.flag('point', false),
    properties: readTmjProperties(object),
    raw: object.raw,
  }
}

/** Reads a TMJ map from parsed JSON. */
export function* readTmjDocument(value: unknown, file: ChartFile): Generator<ReadProgress, TiledMap> {
  const map = createJsonFieldReader(value, file)
  const facts = readMapAttributes(map)
  const context = { limits: createTiledLimitChecker(), groups: [] }
  const roots = map.list('layers', TILED_LIMITS.layers)
  const layers: TiledLayer[] = []
  for (const [index, layer] of roots.entries()) {
    yield { done: index, total: roots.length, note: 'Reading layers' }
    layers.push(...readLayer(layer, ROOT_GROUP_CONTEXT, context))
  }
  return {
    ...facts,
    properties: readTmjProperties(map),
    tilesets: map.list('tilesets', TILED_LIMITS.tilesets).map(readTileset),
    layers,
    groups: context.groups,
    rotatedTiles: context.limits.rotatedTiles(),
    raw: rawMap(map),
  }
}

/** The map without parts that charts or the writer define. */
function rawMap(map: JsonFieldReader): unknown {
  const properties = map.list('properties', TILED_LIMITS.tiles).flatMap(({ raw }) => {
    return ORRERY_MAP_PROPERTIES.some((name) => name === raw['name']) ? [] : [raw]
  })
  const raw = without(map, ['layers', 'tilesets', 'properties', ...REWRITTEN_MAP_ATTRIBUTES])
  return properties.length === 0 ? raw : { ...raw, properties }
}

function without({ raw }: JsonFieldReader, understood: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !understood.includes(name)))
}

function readTileset(tileset: JsonFieldReader): TiledTileset {
  return {
    ...readTilesetAttributes(tileset),
    tiles: readTiles(tileset),
    raw: tileset.raw,
  }
}

/** Whether a parsed JSON file is a Tiled tileset. */
export function isTsjJson(value: unknown): boolean {
  return isRecord(value) && 'tilewidth' in value && 'tileheight' in value && !('orientation' in value)
}

/** Reads a tileset file from parsed JSON. */
export function readTsj(value: unknown, file: ChartFile): TilesetFile {
  const tileset = createJsonFieldReader(value, file)
  return { ...readTilesetFileAttributes(tileset), tiles: readTiles(tileset) }
}

function readTiles(tileset: JsonFieldReader): TiledTileset['tiles'] {
  return new Map(tileset.list('tiles', TILED_LIMITS.tiles).map(readTile))
}

function readTile(tile: JsonFieldReader): readonly [number, TiledTile] {
  return [
    readTileId(tile),
    {
      type: readClass(tile),
      image: getFileNameWithoutExtension(tile.text('image', '')),
      properties: readTmjProperties(tile),
    },
  ]
}

interface TmjContext {
  readonly limits: TiledLimitChecker
  readonly groups: string[]
}

function readLayer(layer: JsonFieldReader, around: LayerGroupContext, context: TmjContext): TiledLayer[] {
  const { limits, groups } = context
  limits.takeLayer(layer)
  const here = createNestedGroupContext(around, layer)
  const [head, kind] = [readLayerAttributes(layer, here), layer.text('type', '')]
  if (kind === 'group') {
    groups.push(head.name)
    return layer.list('layers', TILED_LIMITS.layers).flatMap((inner) => readLayer(inner, here, context))
  }
  switch (kind) {
    case 'tilelayer':
      return [
        { ...head, kind: 'tiles', chunks: readChunks(layer, limits), raw: without(layer, REWRITTEN_LAYER_ATTRIBUTES) },
      ]
    case 'objectgroup': {
      const objects = layer.list('objects', TILED_LIMITS.objects)
      limits.takeObjects(objects.length, layer)
      const read = objects.map((object) => readTmjObject(object, here))
      return [{ ...head, kind: 'objects', objects: read, raw: without(layer, REWRITTEN_LAYER_ATTRIBUTES) }]
    }
    default:
      return [{ ...head, kind: 'other', raw: without(layer, REWRITTEN_LAYER_ATTRIBUTES) }]
  }
}

/** Tiles of a layer: one chunk, or several for an infinite map. */
function readChunks(layer: JsonFieldReader, limits: TiledLimitChecker): TileChunk[] {
  if (!layer.has('chunks')) {
    return layer.has('data') ? [readCells(layer, limits.layerFrame(layer), { layer, limits })] : []
  }
  return layer
    .list('chunks', TILED_LIMITS.cells)
    .map((chunk) => readCells(chunk, limits.chunkFrame(chunk), { layer, limits }))
}

interface DataContext {
  readonly layer: JsonFieldReader
  readonly limits: TiledLimitChecker
}

function readCells(cells: JsonFieldReader, frame: ChunkRectangle, { layer, limits }: DataContext): TileChunk {
  const count = frame.width * frame.height
  const fail = (reason: string) => cells.fail(`has data that ${reason}`)
  const how = { encoding: layer.text('encoding', 'csv'), compression: layer.text('compression', '') }
  const gids =
    how.encoding === 'csv'
      ? parseTileIds(cells.values('data', MAX_BOARD_SIZE.hexes), count, fail)
      : decodeTileIds(cells.text('data'), how, { count, fail })
  limits.takeTiles(gids)
  return { ...frame, gids }
}
