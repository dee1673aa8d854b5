import { isStorableXmlElement, type StorableXmlElement, formatXmlDocument } from './storable-xml-element.ts'
import { createIdGenerator, type IdGenerator } from './tiled-ids.ts'
import { ORRERY_CLASS, type TiledGrid } from './tiled-map.ts'
import {
  buildPlanAttributes,
  type PlanLayer,
  type PlanObject,
  type PlanTileset,
  type TiledPlan,
  NEW_TILED_MAP_ATTRIBUTES,
} from './tiled-plan.ts'
import type { SourceProperties } from './tiled-source.ts'
import { computeTilesetPictureSize } from './tileset-picture.ts'

type Facts = Readonly<Record<string, string | number>>

/** Creates an element with children or with text. */
function element(name: string, facts: Facts, content: readonly StorableXmlElement[] | string = []): StorableXmlElement {
  const attributes = Object.entries(facts).map(([fact, value]): [string, string] => [fact, String(value)])
  const [children, text] = typeof content === 'string' ? [[], content] : [content, '']
  return { name, attributes: Object.fromEntries(attributes), children, text }
}

/** Formats a planned map as TMX. */
export function formatTmx(plan: TiledPlan): string {
  const { kept, grid, origin } = plan
  const raw = findElement(kept?.raw)
  const ids = createIdGenerator(kept?.layers ?? [], (part) => findElement(part)?.attributes['id'])
  const layers = plan.layers.flatMap((layer) => layerElements(layer, plan, ids))
  const properties = raw?.children.filter(({ name }) => name === 'properties').flatMap(({ children }) => children) ?? []
  const facts = {
    ...(raw?.attributes ?? NEW_TILED_MAP_ATTRIBUTES),
    ...buildPlanAttributes(plan),
    infinite: origin === null ? 0 : 1,
    nextlayerid: ids.nextLayer(),
    nextobjectid: ids.nextObject(),
  }
  return formatXmlDocument(
    element('map', facts, [
      element('properties', {}, [...propertyElements(plan.properties), ...properties]),
      ...(raw?.children.filter(({ name }) => name !== 'properties') ?? []),
      ...(kept?.tilesets.flatMap((tileset) => findElement(tileset.raw) ?? []) ?? []),
      ...plan.tilesets.map((tileset) => tilesetElement(tileset, grid)),
      ...layers,
    ]),
  )
}

function findElement(raw: unknown): StorableXmlElement | null {
  return isStorableXmlElement(raw) ? raw : null
}

function propertyElements(properties: SourceProperties): StorableXmlElement[] {
  return Object.entries(properties).map(([name, value]) => {
    const type = typeof value === 'boolean' ? 'bool' : Number.isInteger(value) ? 'int' : 'float'
    return element('property', { name, ...(typeof value === 'string' ? {} : { type }), value: String(value) })
  })
}

function propertyList(properties: SourceProperties): StorableXmlElement[] {
  const elements = propertyElements(properties)
  return elements.length === 0 ? [] : [element('properties', {}, elements)]
}

function tilesetElement({ firstGid, name, picture, tiles }: PlanTileset, grid: TiledGrid): StorableXmlElement {
  const { columns, tile, isReduced, width, height } = computeTilesetPictureSize(tiles.length, grid)
  const rendered: Facts = isReduced ? { tilerendersize: 'grid' } : {}
  const size = { tilewidth: tile.tileWidth, tileheight: tile.tileHeight, tilecount: tiles.length, columns, ...rendered }
  return element('tileset', { firstgid: firstGid, name, class: ORRERY_CLASS, ...size }, [
    element('image', { source: picture, width, height }),
    ...tiles.map(({ type, properties }, id) => element('tile', { id, type }, propertyList(properties))),
  ])
}

function layerElements(layer: PlanLayer, plan: TiledPlan, ids: IdGenerator): StorableXmlElement[] {
  if (layer.kind === 'objects') {
    const objects = layer.objects.map((object) => objectElement(object, ids))
    const colour: Facts = layer.colour === null ? {} : { color: layer.colour }
    const facts = { id: ids.takeLayer(), name: layer.name, class: ORRERY_CLASS, ...colour }
    return [element('objectgroup', facts, objects)]
  }
  const visible: Facts = layer.kept?.isVisible === false ? { visible: 0 } : {}
  if (layer.kind === 'kept') {
    const raw = findElement(layer.kept.raw)
    const objects = layer.kept.objects.flatMap((object) => findElement(object) ?? [])
    return raw === null ? [] : [withMore(raw, visible, objects)]
  }
  const { name, kept, gids } = layer
  const ours =
    kept === null ? element('layer', { id: ids.takeLayer(), name, class: ORRERY_CLASS }) : findElement(kept.raw)
  const size = { width: plan.columns, height: plan.rows }
  return ours === null ? [] : [withMore(ours, { ...size, ...visible }, [dataElement(gids, plan)])]
}

function withMore(raw: StorableXmlElement, facts: Facts, children: readonly StorableXmlElement[]): StorableXmlElement {
  return element(raw.name, { ...raw.attributes, ...facts }, [...raw.children, ...children])
}

/** Tile data row by row. For an infinite map, a single chunk. */
function dataElement(gids: Uint32Array, { columns, rows, origin }: TiledPlan): StorableXmlElement {
  const lines = Array.from({ length: rows }, (_, row) => gids.subarray(row * columns, (row + 1) * columns).join(','))
  const text = `\n${lines.join(',\n')}\n`
  if (origin === null) return element('data', { encoding: 'csv' }, text)
  const frame = { x: origin.column, y: origin.row, width: columns, height: rows }
  return element('data', { encoding: 'csv' }, [element('chunk', frame, text)])
}

function objectElement({ name, type, x, y, shape, properties }: PlanObject, ids: IdGenerator): StorableXmlElement {
  const head = { id: ids.takeObject(), ...(name === '' ? {} : { name }), type, x, y }
  const list = propertyList(properties)
  switch (shape.kind) {
    case 'line':
      return element('object', head, [...list, element('polyline', { points: `0,0 ${shape.to.x},${shape.to.y}` })])
    case 'text': {
      const { width, height, text, colour, valign } = shape
      const looks = { wrap: 1, ...(colour === null ? {} : { color: colour }), halign: 'center', valign }
      return element('object', { ...head, width, height }, [...list, element('text', looks, text)])
    }
  }
}
