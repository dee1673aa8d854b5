import type { ChartFile, ReadProgress } from '../chart-file.ts'
import { createXmlAttributeReader, type AttributeReader } from '../field-reader.ts'
import { listChildren, type XmlElement, listGrandchildren } from '../xml-tree.ts'
import {
  readLayerAttributes,
  readMapAttributes,
  getFileNameWithoutExtension,
  readTileId,
  readTilesetAttributes,
  readTilesetFileAttributes,
} from './document-attributes.ts'
import { createTiledLimitChecker, type ChunkRectangle, type TiledLimitChecker } from './document-limits.ts'
import { ROOT_GROUP_CONTEXT, type LayerGroupContext, createNestedGroupContext } from './layer-group-context.ts'
import { readClass, readObjectAttributes } from './object-attributes.ts'
import { type StorableXmlElement, toStorableXmlElement } from './storable-xml-element.ts'
import { parseTileIds, decodeTileIds } from './tile-data.ts'
import {
  REWRITTEN_LAYER_ATTRIBUTES,
  REWRITTEN_MAP_ATTRIBUTES,
  ORRERY_MAP_PROPERTIES,
  TILED_LIMITS,
  type TiledLayer,
  type TiledMap,
  type TiledTile,
  type TiledTileset,
  type TilesetFile,
  type TiledObject,
  type TiledPoint,
  type TileChunk,
  type TiledProperties,
} from './tiled-map.ts'

/** Reads a TMX map from its root element. */
export function* readTmxDocument(root: XmlElement, file: ChartFile): Generator<ReadProgress, TiledMap> {
  const map = createXmlAttributeReader(root, file)
  const facts = readMapAttributes(map)
  const context: TmxContext = { file, limits: createTiledLimitChecker(), groups: [] }
  const tilesets = listChildren(root, 'tileset')
  if (tilesets.length > TILED_LIMITS.tilesets) map.fail('has too many tilesets: at most 1,000')
  const layers: TiledLayer[] = []
  for (const [index, child] of root.children.entries()) {
    yield { done: index, total: root.children.length, note: 'Reading layers' }
    layers.push(...readLayer(child, ROOT_GROUP_CONTEXT, context))
  }
  return {
    ...facts,
    properties: readTmxProperties(root, file),
    tilesets: tilesets.map((tileset) => readTileset(tileset, file)),
    layers,
    groups: context.groups,
    rotatedTiles: context.limits.rotatedTiles(),
    raw: rawMap(root),
  }
}

/** The map without parts that charts or the writer define. */
function rawMap(root: XmlElement): StorableXmlElement {
  const children = root.children
    .filter((child) => !isTold(child))
    .map((child) =>
      child.name === 'properties'
        ? { ...child, children: child.children.filter((xmlElement) => !isOurs(xmlElement)) }
        : child,
    )
  const filled = children.filter(({ name, children: inner }) => name !== 'properties' || inner.length > 0)
  return toStorableXmlElement({ ...rawElement(root, REWRITTEN_MAP_ATTRIBUTES), children: filled })
}

function isOurs({ attributes }: XmlElement): boolean {
  return ORRERY_MAP_PROPERTIES.some((name) => name === attributes['name'])
}

function rawElement(element: XmlElement, understood: readonly string[]): XmlElement {
  const attributes = Object.entries(element.attributes).filter(([name]) => !understood.includes(name))
  return { ...element, text: '', attributes: Object.fromEntries(attributes) }
}

function isTold({ name }: XmlElement): boolean {
  return name === 'tileset' || LAYERS.includes(name)
}

const LAYERS = ['layer', 'objectgroup', 'imagelayer', 'group']

function readTileset(element: XmlElement, file: ChartFile): TiledTileset {
  return {
    ...readTilesetAttributes(createXmlAttributeReader(element, file)),
    tiles: readTiles(element, file),
    raw: toStorableXmlElement(element),
  }
}

/** Reads a tileset file from its root element. */
export function readTsx(element: XmlElement, file: ChartFile): TilesetFile {
  return { ...readTilesetFileAttributes(createXmlAttributeReader(element, file)), tiles: readTiles(element, file) }
}

function readTiles(element: XmlElement, file: ChartFile): TiledTileset['tiles'] {
  const tiles = listChildren(element, 'tile')
  if (tiles.length > TILED_LIMITS.tiles)
    createXmlAttributeReader(element, file).fail('describes too many tiles: at most 100,000')
  return new Map(tiles.map((tile) => readTile(tile, file)))
}

function readTile(element: XmlElement, file: ChartFile): readonly [number, TiledTile] {
  const tile = createXmlAttributeReader(element, file)
  const [picture] = listChildren(element, 'image')
  const image = getFileNameWithoutExtension(picture?.attributes['source'] ?? '')
  return [readTileId(tile), { type: readClass(tile), image, properties: readTmxProperties(element, file) }]
}

/** Reads an object of a TMX file. */
function readTmxObject(element: XmlElement, around: LayerGroupContext, file: ChartFile): TiledObject {
  const [text] = listChildren(element, 'text')
  const [line] = listChildren(element, 'polyline')
  return {
    ...readObjectAttributes(createXmlAttributeReader(element, file), around, {
      text:
        text === undefined ? null : { text: text.text, colour: createXmlAttributeReader(text, file).text('color', '') },
      points: line === undefined ? [] : pointsOf(createXmlAttributeReader(line, file)),
    }),
    isPoint: listChildren(element, 'point').length > 0,
    properties: readTmxProperties(element, file),
    raw: toStorableXmlElement(element),
  }
}

function pointsOf(line: AttributeReader): TiledPoint[] {
  return (line.text('points').match(/\S+/g) ?? []).map((pair) => {
    const [x, y] = pair.split(',').map(Number)
    return Number.isFinite(x) && Number.isFinite(y)
      ? { x: x ?? 0, y: y ?? 0 }
      : line.fail('has points that are not written like “0,0 12.5,40”')
  })
}

/** Tiles of a layer: one chunk, or several for an infinite map. */
function readTmxChunks(layer: XmlElement, context: TmxContext): TileChunk[] {
  const { file, limits } = context
  const [data] = listChildren(layer, 'data')
  if (data === undefined) return []
  const chunks = listChildren(data, 'chunk')
  if (chunks.length === 0)
    return [readCells(data, limits.layerFrame(createXmlAttributeReader(layer, file)), { data, context })]
  return chunks.map((chunk) =>
    readCells(chunk, limits.chunkFrame(createXmlAttributeReader(chunk, file)), { data, context }),
  )
}

interface DataContext {
  readonly data: XmlElement
  readonly context: TmxContext
}

/** Reads tiles from encoded text, or from one element per tile. */
function readCells(cells: XmlElement, frame: ChunkRectangle, { data, context }: DataContext): TileChunk {
  const { file, limits } = context
  const { fail } = createXmlAttributeReader(cells, file)
  const how = createXmlAttributeReader(data, file)
  const [encoding, count] = [how.text('encoding', ''), frame.width * frame.height]
  const gids =
    encoding === ''
      ? parseTileIds(
          listChildren(cells, 'tile').map(({ attributes }) => attributes['gid'] ?? '0'),
          count,
          fail,
        )
      : decodeTileIds(cells.text, { encoding, compression: how.text('compression', '') }, { count, fail })
  limits.takeTiles(gids)
  return { ...frame, gids }
}

function readLayer(element: XmlElement, around: LayerGroupContext, context: TmxContext): TiledLayer[] {
  if (!LAYERS.includes(element.name)) return []
  const { file, limits, groups } = context
  const layer = createXmlAttributeReader(element, file)
  limits.takeLayer(layer)
  const here = createNestedGroupContext(around, layer)
  const head = readLayerAttributes(layer, here)
  if (element.name === 'group') {
    groups.push(head.name)
    return element.children.flatMap((child) => readLayer(child, here, context))
  }
  switch (element.name) {
    case 'layer':
      return [{ ...head, kind: 'tiles', chunks: readTmxChunks(element, context), raw: rawLayer(element, 'data') }]
    case 'objectgroup': {
      const children = listChildren(element, 'object')
      limits.takeObjects(children.length, layer)
      const objects = children.map((object) => readTmxObject(object, here, file))
      return [{ ...head, kind: 'objects', objects, raw: rawLayer(element, 'object') }]
    }
    default:
      return [{ ...head, kind: 'other', raw: rawLayer(element, null) }]
  }
}

/** A layer without the children that are stored separately. */
function rawLayer(element: XmlElement, text: string | null): StorableXmlElement {
  const children = element.children.filter(({ name }) => name !== text)
  return toStorableXmlElement({ ...rawElement(element, REWRITTEN_LAYER_ATTRIBUTES), children })
}

/** Context for reading the elements of a file. */
interface TmxContext {
  readonly file: ChartFile
  readonly limits: TiledLimitChecker
  readonly groups: string[]
}

/** Custom properties of an element, by name. Omits nested properties. */
function readTmxProperties(element: XmlElement, file: ChartFile): TiledProperties {
  return new Map(
    listGrandchildren(element, 'properties', 'property').map((property) => {
      const at = createXmlAttributeReader(property, file)
      const name = at.text('name')
      const text = at.text('value', property.text)
      return [name, typedValue(text, at.text('type', 'string'))] as const
    }),
  )
}

function typedValue(text: string, type: string): string | number | boolean {
  if (type === 'bool') return text === 'true'
  const isNumber = (type === 'int' || type === 'float') && text.trim() !== '' && Number.isFinite(Number(text))
  return isNumber ? Number(text) : text
}
