import { xmlAttributes } from '../fields.ts'
import type { ChartFile, ReadProgress } from '../format.ts'
import { childrenOf, type XmlElement } from '../xml-tree.ts'
import { layerFacts, mapFacts, stripPath, tileId, tilesetFacts, tilesetFileFacts } from './document-facts.ts'
import { createDocumentLimits } from './document-limits.ts'
import { NO_GROUP, type Surroundings, within } from './group.ts'
import { type KeptXml, keptXml } from './kept-xml.ts'
import { typeOf } from './object-facts.ts'
import {
  LAYER_FACTS,
  MAP_FACTS,
  MAP_PROPERTIES,
  MOST_TILED,
  type TiledLayer,
  type TiledMap,
  type TiledTile,
  type TiledTileset,
  type TilesetFile,
} from './tiled-map.ts'
import { readTmxChunks } from './tmx-data.ts'
import { readTmxProperties, type TmxContext } from './tmx-element.ts'
import { readTmxObject } from './tmx-object.ts'

/** Reads the map of a TMX file from its root element. */
export function* readTmxDocument(root: XmlElement, file: ChartFile): Generator<ReadProgress, TiledMap> {
  const map = xmlAttributes(root, file)
  const facts = mapFacts(map)
  const context: TmxContext = { file, limits: createDocumentLimits(), groups: [] }
  const tilesets = childrenOf(root, 'tileset')
  if (tilesets.length > MOST_TILED.tilesets) map.fail('has too many tilesets: at most 1,000')
  const layers: TiledLayer[] = []
  for (const [index, child] of root.children.entries()) {
    yield { done: index, total: root.children.length, note: 'Reading layers' }
    layers.push(...readLayer(child, NO_GROUP, context))
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

/** The map without what charts or the writer say anew. */
function rawMap(root: XmlElement): KeptXml {
  const children = root.children
    .filter((child) => !isTold(child))
    .map((child) =>
      child.name === 'properties' ? { ...child, children: child.children.filter((one) => !isOurs(one)) } : child,
    )
  const filled = children.filter(({ name, children: inner }) => name !== 'properties' || inner.length > 0)
  return keptXml({ ...rawElement(root, MAP_FACTS), children: filled })
}

function isOurs({ attributes }: XmlElement): boolean {
  return MAP_PROPERTIES.some((name) => name === attributes['name'])
}

function rawElement(element: XmlElement, told: readonly string[]): XmlElement {
  const attributes = Object.entries(element.attributes).filter(([name]) => !told.includes(name))
  return { ...element, text: '', attributes: Object.fromEntries(attributes) }
}

function isTold({ name }: XmlElement): boolean {
  return name === 'tileset' || LAYERS.includes(name)
}

const LAYERS = ['layer', 'objectgroup', 'imagelayer', 'group']

function readTileset(element: XmlElement, file: ChartFile): TiledTileset {
  return {
    ...tilesetFacts(xmlAttributes(element, file)),
    tiles: readTiles(element, file),
    raw: keptXml(element),
  }
}

/** Reads a tileset file from its root element. */
export function readTsx(element: XmlElement, file: ChartFile): TilesetFile {
  return { ...tilesetFileFacts(xmlAttributes(element, file)), tiles: readTiles(element, file) }
}

function readTiles(element: XmlElement, file: ChartFile): TiledTileset['tiles'] {
  const tiles = childrenOf(element, 'tile')
  if (tiles.length > MOST_TILED.tiles) xmlAttributes(element, file).fail('describes too many tiles: at most 100,000')
  return new Map(tiles.map((tile) => readTile(tile, file)))
}

function readTile(element: XmlElement, file: ChartFile): readonly [number, TiledTile] {
  const tile = xmlAttributes(element, file)
  const [picture] = childrenOf(element, 'image')
  const image = stripPath(picture?.attributes['source'] ?? '')
  return [tileId(tile), { type: typeOf(tile), image, properties: readTmxProperties(element, file) }]
}

function readLayer(element: XmlElement, around: Surroundings, context: TmxContext): TiledLayer[] {
  if (!LAYERS.includes(element.name)) return []
  const { file, limits, groups } = context
  const layer = xmlAttributes(element, file)
  limits.takeLayer(layer)
  const here = within(around, layer)
  const head = layerFacts(layer, here)
  if (element.name === 'group') {
    groups.push(head.name)
    return element.children.flatMap((child) => readLayer(child, here, context))
  }
  switch (element.name) {
    case 'layer':
      return [{ ...head, kind: 'tiles', chunks: readTmxChunks(element, context), raw: rawLayer(element, 'data') }]
    case 'objectgroup': {
      const children = childrenOf(element, 'object')
      limits.takeObjects(children.length, layer)
      const objects = children.map((object) => readTmxObject(object, here, file))
      return [{ ...head, kind: 'objects', objects, raw: rawLayer(element, 'object') }]
    }
    default:
      return [{ ...head, kind: 'other', raw: rawLayer(element, null) }]
  }
}

/** A layer without the children that are told beside it. */
function rawLayer(element: XmlElement, told: string | null): KeptXml {
  const children = element.children.filter(({ name }) => name !== told)
  return keptXml({ ...rawElement(element, LAYER_FACTS), children })
}
