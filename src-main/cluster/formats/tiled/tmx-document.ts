import { LARGEST_BOARD } from '../../../../src-shared/kit/hex.ts'
import { xmlAttributes } from '../fields.ts'
import type { ChartFile, ReadProgress } from '../format.ts'
import { createDocumentLimits, gridOf } from './document-limits.ts'
import { nameOfSource, NO_GROUP, type Surroundings, within } from './group.ts'
import {
  LAYER_FACTS,
  MAP_FACTS,
  MAP_PROPERTIES,
  MOST_TILED,
  OUR_CLASS,
  type TiledLayer,
  type TiledMap,
  type TiledTile,
  type TiledTileset,
} from './tiled-map.ts'
import { readTmxChunks } from './tmx-data.ts'
import { childrenOf, readTmxProperties, type TmxContext, typeOf } from './tmx-element.ts'
import { readTmxObject } from './tmx-object.ts'
import { plainElement, type ReadElement, type XmlElement } from './xml-tree.ts'

/** Reads the map of a TMX file from its root element. */
export function* readTmxDocument(root: ReadElement, file: ChartFile): Generator<ReadProgress, TiledMap> {
  const map = xmlAttributes(root, file)
  const grid = gridOf(map)
  const context: TmxContext = { file, limits: createDocumentLimits(), groups: [] }
  const side = { least: 1, most: LARGEST_BOARD.side }
  const tilesets = childrenOf(root, 'tileset')
  if (tilesets.length > MOST_TILED.tilesets) map.fail('has too many tilesets: at most 1,000')
  const layers: TiledLayer[] = []
  for (const [index, child] of root.children.entries()) {
    yield { done: index, total: root.children.length, note: 'Reading layers' }
    layers.push(...readLayer(child, NO_GROUP, context))
  }
  return {
    grid,
    columns: map.whole('width', side),
    rows: map.whole('height', side),
    isInfinite: map.flag('infinite', false),
    properties: readTmxProperties(root, file),
    tilesets: tilesets.map((tileset) => readTileset(tileset, file)),
    layers,
    groups: context.groups,
    turnedTiles: context.limits.turnedTiles(),
    raw: rawMap(root),
  }
}

/** The map without what charts or the writer say anew. */
function rawMap(root: ReadElement): XmlElement {
  const children = root.children
    .filter((child) => !isTold(child))
    .map((child) =>
      child.name === 'properties' ? { ...child, children: child.children.filter((one) => !isOurs(one)) } : child,
    )
  const filled = children.filter(({ name, children: inner }) => name !== 'properties' || inner.length > 0)
  return plainElement({ ...rawElement(root, MAP_FACTS), children: filled })
}

function isOurs({ attributes }: ReadElement): boolean {
  return MAP_PROPERTIES.some((name) => name === attributes['name'])
}

function rawElement(element: ReadElement, told: readonly string[]): ReadElement {
  const attributes = Object.entries(element.attributes).filter(([name]) => !told.includes(name))
  return { ...element, text: '', attributes: Object.fromEntries(attributes) }
}

function isTold({ name }: ReadElement): boolean {
  return name === 'tileset' || LAYERS.includes(name)
}

const LAYERS = ['layer', 'objectgroup', 'imagelayer', 'group']

const GID = { least: 1, most: 0x0fff_ffff } as const
const TILE = { least: 0, most: 0x0fff_ffff } as const

function readTileset(element: ReadElement, file: ChartFile): TiledTileset {
  const tileset = xmlAttributes(element, file)
  const source = tileset.text('source', '')
  const tiles = childrenOf(element, 'tile')
  if (tiles.length > MOST_TILED.tiles) tileset.fail('describes too many tiles: at most 100,000')
  return {
    firstGid: tileset.whole('firstgid', GID),
    name: tileset.text('name', nameOfSource(source)),
    isOurs: tileset.text('class', '') === OUR_CLASS,
    isExternal: source !== '',
    tileCount: tileset.whole('tilecount', { ...TILE, otherwise: 0 }),
    tiles: new Map(tiles.map((tile) => readTile(tile, file))),
    raw: plainElement(element),
  }
}

function readTile(element: ReadElement, file: ChartFile): readonly [number, TiledTile] {
  const tile = xmlAttributes(element, file)
  return [tile.whole('id', TILE), { type: typeOf(tile), properties: readTmxProperties(element, file) }]
}

function readLayer(element: ReadElement, around: Surroundings, context: TmxContext): TiledLayer[] {
  if (!LAYERS.includes(element.name)) return []
  const { file, limits, groups } = context
  const layer = xmlAttributes(element, file)
  limits.takeLayer(layer)
  const here = within(around, layer)
  const name = layer.text('name', '')
  if (element.name === 'group') {
    groups.push(name)
    return element.children.flatMap((child) => readLayer(child, here, context))
  }
  const head = { name, isVisible: here.isVisible, isOurs: layer.text('class', '') === OUR_CLASS }
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
function rawLayer(element: ReadElement, told: string | null): XmlElement {
  const children = element.children.filter(({ name }) => name !== told)
  return plainElement({ ...rawElement(element, LAYER_FACTS), children })
}
