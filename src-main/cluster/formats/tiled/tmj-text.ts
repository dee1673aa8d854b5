import { type JsonRecord, toRecordOrEmpty } from '#main/games/kit/json.ts'
import { formatLineOrientedJson } from '../json-file.ts'
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

/** Formats a planned map as TMJ, with one line per layer and tileset. */
export function formatTmj(plan: TiledPlan): string {
  const { kept, grid, origin } = plan
  const raw = toRecordOrEmpty(kept?.raw)
  const ids = createIdGenerator(kept?.layers ?? [], (part) => toRecordOrEmpty(part)['id'])
  const layers = plan.layers.map((layer) => layerRecord(layer, plan, ids))
  const keptProperties = Array.isArray(raw['properties']) ? (raw['properties'] as unknown[]) : []
  const head = {
    type: 'map',
    ...(kept === null ? NEW_TILED_MAP_ATTRIBUTES : raw),
    ...buildPlanAttributes(plan),
    infinite: origin !== null,
    nextlayerid: ids.nextLayer(),
    nextobjectid: ids.nextObject(),
    properties: [...propertyList(plan.properties), ...keptProperties],
  }
  const tilesets = [
    ...(kept?.tilesets.map((tileset) => toRecordOrEmpty(tileset.raw)) ?? []),
    ...plan.tilesets.map((tileset) => tilesetRecord(tileset, grid)),
  ]
  return formatLineOrientedJson(head, { tilesets, layers })
}

function propertyList(properties: SourceProperties): JsonRecord[] {
  return Object.entries(properties).map(([name, value]) => {
    const number = Number.isInteger(value) ? 'int' : 'float'
    return { name, type: typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'bool' : number, value }
  })
}

function listed(properties: SourceProperties): JsonRecord {
  const list = propertyList(properties)
  return list.length === 0 ? {} : { properties: list }
}

function tilesetRecord({ firstGid, name, picture, tiles }: PlanTileset, grid: TiledGrid): JsonRecord {
  const { columns, tile, isReduced, width, height } = computeTilesetPictureSize(tiles.length, grid)
  return {
    firstgid: firstGid,
    name,
    class: ORRERY_CLASS,
    tilewidth: tile.tileWidth,
    tileheight: tile.tileHeight,
    tilecount: tiles.length,
    columns,
    ...(isReduced && { tilerendersize: 'grid' }),
    margin: 0,
    spacing: 0,
    image: picture,
    imagewidth: width,
    imageheight: height,
    tiles: tiles.map(({ type, properties }, id) => ({ id, type, ...listed(properties) })),
  }
}

function layerRecord(layer: PlanLayer, plan: TiledPlan, ids: IdGenerator): JsonRecord {
  if (layer.kind === 'objects') {
    const objects = layer.objects.map((object) => objectRecord(object, ids))
    const colour = layer.colour === null ? {} : { color: layer.colour }
    const head = { ...ourLayer('objectgroup', layer.name, ids), visible: true, x: 0, y: 0, draworder: 'topdown' }
    return { ...head, ...colour, objects }
  }
  const visible = layer.kept?.isVisible ?? true
  if (layer.kind === 'kept') {
    const objects = layer.kept.kind === 'objects' ? { objects: layer.kept.objects } : {}
    return { ...toRecordOrEmpty(layer.kept.raw), visible, x: 0, y: 0, ...objects }
  }
  const head =
    layer.kept === null
      ? ourLayer('tilelayer', layer.name, ids)
      : { ...toRecordOrEmpty(layer.kept.raw), type: 'tilelayer' }
  return { ...head, visible, x: 0, y: 0, width: plan.columns, height: plan.rows, ...tilesOf(layer.gids, plan) }
}

function ourLayer(type: string, name: string, ids: IdGenerator): JsonRecord {
  return { id: ids.takeLayer(), name, type, class: ORRERY_CLASS, opacity: 1 }
}

/** Tile data row by row. For an infinite map, a single chunk. */
function tilesOf(gids: Uint32Array, { columns, rows, origin }: TiledPlan): JsonRecord {
  const data = Array.from(gids)
  if (origin === null) return { data }
  return { chunks: [{ x: origin.column, y: origin.row, width: columns, height: rows, data }] }
}

function objectRecord({ name, type, x, y, shape, properties }: PlanObject, ids: IdGenerator): JsonRecord {
  const head = { id: ids.takeObject(), name, type, x, y, rotation: 0, visible: true, ...listed(properties) }
  switch (shape.kind) {
    case 'line':
      return { ...head, width: 0, height: 0, polyline: [{ x: 0, y: 0 }, shape.to] }
    case 'text': {
      const { width, height, text, colour, valign } = shape
      const looks = { wrap: true, ...(colour === null ? {} : { color: colour }), halign: 'center', valign }
      return { ...head, width, height, text: { text, ...looks } }
    }
  }
}
