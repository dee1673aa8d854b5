import { isRecord } from '#main/games/kit/json.ts'
import { LARGEST_BOARD } from '#shared/kit/hex.ts'
import { type Fields, fieldsOf } from '../fields.ts'
import type { ChartFile, ReadProgress } from '../format.ts'
import { layerFacts, mapFacts, stripPath, tileId, tilesetFacts, tilesetFileFacts } from './document-facts.ts'
import { type ChunkFrame, createDocumentLimits, type DocumentLimits } from './document-limits.ts'
import { NO_GROUP, type Surroundings, within } from './group.ts'
import { typeOf } from './object-facts.ts'
import { tilesOf, unpackTiles } from './tile-data.ts'
import {
  LAYER_FACTS,
  MAP_FACTS,
  MAP_PROPERTIES,
  MOST_TILED,
  type TileChunk,
  type TiledLayer,
  type TiledMap,
  type TiledTile,
  type TiledTileset,
  type TilesetFile,
} from './tiled-map.ts'
import { readTmjObject, readTmjProperties } from './tmj-object.ts'

/** Whether a parsed JSON file is a map of Tiled. */
export function isTmj(value: unknown): boolean {
  return isRecord(value) && 'tilewidth' in value && 'tileheight' in value && Array.isArray(value['layers'])
}

/** Reads the map of a TMJ file from its parsed JSON. */
export function* readTmjDocument(value: unknown, file: ChartFile): Generator<ReadProgress, TiledMap> {
  const map = fieldsOf(value, file)
  const facts = mapFacts(map)
  const context = { limits: createDocumentLimits(), groups: [] }
  const roots = map.list('layers', MOST_TILED.layers)
  const layers: TiledLayer[] = []
  for (const [index, layer] of roots.entries()) {
    yield { done: index, total: roots.length, note: 'Reading layers' }
    layers.push(...readLayer(layer, NO_GROUP, context))
  }
  return {
    ...facts,
    properties: readTmjProperties(map),
    tilesets: map.list('tilesets', MOST_TILED.tilesets).map(readTileset),
    layers,
    groups: context.groups,
    rotatedTiles: context.limits.rotatedTiles(),
    raw: rawMap(map),
  }
}

/** The map without what charts or the writer say anew. */
function rawMap(map: Fields): unknown {
  const properties = map.list('properties', MOST_TILED.tiles).flatMap(({ raw }) => {
    return MAP_PROPERTIES.some((name) => name === raw['name']) ? [] : [raw]
  })
  const raw = without(map, ['layers', 'tilesets', 'properties', ...MAP_FACTS])
  return properties.length === 0 ? raw : { ...raw, properties }
}

function without({ raw }: Fields, told: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !told.includes(name)))
}

function readTileset(tileset: Fields): TiledTileset {
  return {
    ...tilesetFacts(tileset),
    tiles: readTiles(tileset),
    raw: tileset.raw,
  }
}

/** Whether a parsed JSON file is a tileset of Tiled. */
export function isTsj(value: unknown): boolean {
  return isRecord(value) && 'tilewidth' in value && 'tileheight' in value && !('orientation' in value)
}

/** Reads a tileset file from its parsed JSON. */
export function readTsj(value: unknown, file: ChartFile): TilesetFile {
  const tileset = fieldsOf(value, file)
  return { ...tilesetFileFacts(tileset), tiles: readTiles(tileset) }
}

function readTiles(tileset: Fields): TiledTileset['tiles'] {
  return new Map(tileset.list('tiles', MOST_TILED.tiles).map(readTile))
}

function readTile(tile: Fields): readonly [number, TiledTile] {
  return [
    tileId(tile),
    { type: typeOf(tile), image: stripPath(tile.text('image', '')), properties: readTmjProperties(tile) },
  ]
}

interface TmjContext {
  readonly limits: DocumentLimits
  readonly groups: string[]
}

function readLayer(layer: Fields, around: Surroundings, context: TmjContext): TiledLayer[] {
  const { limits, groups } = context
  limits.takeLayer(layer)
  const here = within(around, layer)
  const [head, kind] = [layerFacts(layer, here), layer.text('type', '')]
  if (kind === 'group') {
    groups.push(head.name)
    return layer.list('layers', MOST_TILED.layers).flatMap((inner) => readLayer(inner, here, context))
  }
  switch (kind) {
    case 'tilelayer':
      return [{ ...head, kind: 'tiles', chunks: readChunks(layer, limits), raw: without(layer, LAYER_FACTS) }]
    case 'objectgroup': {
      const objects = layer.list('objects', MOST_TILED.objects)
      limits.takeObjects(objects.length, layer)
      const read = objects.map((object) => readTmjObject(object, here))
      return [{ ...head, kind: 'objects', objects: read, raw: without(layer, LAYER_FACTS) }]
    }
    default:
      return [{ ...head, kind: 'other', raw: without(layer, LAYER_FACTS) }]
  }
}

/** The tiles of a layer: one chunk, or those of a map without end. */
function readChunks(layer: Fields, limits: DocumentLimits): TileChunk[] {
  if (!layer.has('chunks')) {
    return layer.has('data') ? [readCells(layer, limits.layerFrame(layer), { layer, limits })] : []
  }
  return layer
    .list('chunks', MOST_TILED.cells)
    .map((chunk) => readCells(chunk, limits.chunkFrame(chunk), { layer, limits }))
}

interface DataContext {
  readonly layer: Fields
  readonly limits: DocumentLimits
}

function readCells(cells: Fields, frame: ChunkFrame, { layer, limits }: DataContext): TileChunk {
  const count = frame.width * frame.height
  const fail = (reason: string) => cells.fail(`has data that ${reason}`)
  const how = { encoding: layer.text('encoding', 'csv'), compression: layer.text('compression', '') }
  const gids =
    how.encoding === 'csv'
      ? tilesOf(cells.values('data', LARGEST_BOARD.hexes), count, fail)
      : unpackTiles(cells.text('data'), how, { count, fail })
  limits.takeTiles(gids)
  return { ...frame, gids }
}
