import type { ChartFile, ReadProgress } from '../chart-file.ts'
import { createAttributeReader, type AttributeReader } from '../field-reader.ts'
import { listChildren, type XmlElement, listGrandchildren } from '../xml-tree.ts'
import {
  readLayerAttributes,
  readMapAttributes,
  getBaseName,
  readTileId,
  readTilesetAttributes,
  readTilesetFileAttributes,
} from './document-attributes.ts'
import { createTiledLimitChecker, type ChunkFrame, type TiledLimitChecker } from './document-limits.ts'
import { ROOT_GROUP, type GroupContext, enterGroup } from './group.ts'
import { readClass, readObjectAttributes } from './object-attributes.ts'
import { type SourceXml, stripXmlPositions } from './source-xml.ts'
import { parseTileList, unpackTiles } from './tile-data.ts'
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
  const map = createAttributeReader(root, file)
  const facts = readMapAttributes(map)
  const context: TmxContext = { file, limits: createTiledLimitChecker(), groups: [] }
  const tilesets = listChildren(root, 'tileset')
  if (tilesets.length > TILED_LIMITS.tilesets) map.fail('has too many tilesets: at most 1,000')
  const layers: TiledLayer[] = []
  for (const [index, child] of root.children.entries()) {
    yield { done: index, total: root.children.length, note: 'Reading layers' }
    layers.push(...readLayer(child, ROOT_GROUP, context))
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
function rawMap(root: XmlElement): SourceXml {
  const children = root.children
    .filter((child) => !isTold(child))
    .map((child) =>
      child.name === 'properties'
        ? { ...child, children: child.children.filter((xmlElement) => !isOurs(xmlElement)) }
        : child,
    )
  const filled = children.filter(({ name, children: inner }) => name !== 'properties' || inner.length > 0)
  return stripXmlPositions({ ...rawElement(root, REWRITTEN_MAP_ATTRIBUTES), children: filled })
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
    ...readTilesetAttributes(createAttributeReader(element, file)),
    tiles: readTiles(element, file),
    raw: stripXmlPositions(element),
  }
}

/** Reads a tileset file from its root element. */
export function readTsx(element: XmlElement, file: ChartFile): TilesetFile {
  return { ...readTilesetFileAttributes(createAttributeReader(element, file)), tiles: readTiles(element, file) }
}

function readTiles(element: XmlElement, file: ChartFile): TiledTileset['tiles'] {
  const tiles = listChildren(element, 'tile')
  if (tiles.length > TILED_LIMITS.tiles)
    createAttributeReader(element, file).fail('describes too many tiles: at most 100,000')
  return new Map(tiles.map((tile) => readTile(tile, file)))
}

function readTile(element: XmlElement, file: ChartFile): readonly [number, TiledTile] {
  const tile = createAttributeReader(element, file)
  const [picture] = listChildren(element, 'image')
  const image = getBaseName(picture?.attributes['source'] ?? '')
  return [readTileId(tile), { type: readClass(tile), image, properties: readTmxProperties(element, file) }]
}

/** Reads an object of a TMX file. */
function readTmxObject(element: XmlElement, around: GroupContext, file: ChartFile): TiledObject {
  const [text] = listChildren(element, 'text')
  const [line] = listChildren(element, 'polyline')
  return {
    ...readObjectAttributes(createAttributeReader(element, file), around, {
      text:
        text === undefined ? null : { text: text.text, colour: createAttributeReader(text, file).text('color', '') },
      points: line === undefined ? [] : pointsOf(createAttributeReader(line, file)),
    }),
    isPoint: listChildren(element, 'point').length > 0,
    properties: readTmxProperties(element, file),
    raw: stripXmlPositions(element),
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
    return [readCells(data, limits.layerFrame(createAttributeReader(layer, file)), { data, context })]
  return chunks.map((chunk) =>
    readCells(chunk, limits.chunkFrame(createAttributeReader(chunk, file)), { data, context }),
  )
}

interface DataContext {
  readonly data: XmlElement
  readonly context: TmxContext
}

/** Reads tiles from encoded text, or from one element per tile. */
function readCells(cells: XmlElement, frame: ChunkFrame, { data, context }: DataContext): TileChunk {
  const { file, limits } = context
  const { fail } = createAttributeReader(cells, file)
  const how = createAttributeReader(data, file)
  const [encoding, count] = [how.text('encoding', ''), frame.width * frame.height]
  const gids =
    encoding === ''
      ? parseTileList(
          listChildren(cells, 'tile').map(({ attributes }) => attributes['gid'] ?? '0'),
          count,
          fail,
        )
      : unpackTiles(cells.text, { encoding, compression: how.text('compression', '') }, { count, fail })
  limits.takeTiles(gids)
  return { ...frame, gids }
}

function readLayer(element: XmlElement, around: GroupContext, context: TmxContext): TiledLayer[] {
  if (!LAYERS.includes(element.name)) return []
  const { file, limits, groups } = context
  const layer = createAttributeReader(element, file)
  limits.takeLayer(layer)
  const here = enterGroup(around, layer)
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
function rawLayer(element: XmlElement, text: string | null): SourceXml {
  const children = element.children.filter(({ name }) => name !== text)
  return stripXmlPositions({ ...rawElement(element, REWRITTEN_LAYER_ATTRIBUTES), children })
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
      const at = createAttributeReader(property, file)
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
