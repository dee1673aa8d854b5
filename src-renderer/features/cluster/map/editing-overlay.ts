import {
  createMapOverlayBuilder,
  type MapOverlay,
  type MapOverlayBuilder,
} from '#renderer/parts/star-map/draw/map-overlay-builder.ts'
import type { HexPlace } from '#shared/kit/hex.ts'
import type { StarMap } from '../model/star-map.ts'
import type { PreviewItem, MapThingRef } from '../tools/tool.ts'
import { addPreviewGhosts } from './ghosts.ts'

export interface EditingOverlayInput {
  readonly selection: readonly MapThingRef[]
  readonly hover: HexPlace | null
  /** The cursor hex while the map has the focus. */
  readonly cursor: HexPlace | null
  readonly preview: readonly PreviewItem[]
}

/** Builds the overlay: selection, hover, cursor and preview. */
export function createEditingOverlay(
  map: StarMap,
  { selection, hover, cursor, preview }: EditingOverlayInput,
): MapOverlay {
  const draft = createMapOverlayBuilder(map)
  if (hover) draft.hex(hover, 'hover')
  for (const { kind, id } of selection) addSelected(draft, map, { kind, id }, selection.length === 1)
  addPreviewGhosts(draft, map, preview)
  if (cursor) draft.hex(cursor, 'cursor')
  return draft.overlay
}

/** Highlights a selected thing; of a single star also its routes. */
function addSelected(draft: MapOverlayBuilder, map: StarMap, { kind, id }: MapThingRef, isAlone: boolean): void {
  switch (kind) {
    case 'star': {
      const star = map.findStar(id)
      if (!star) return
      draft.choose(star)
      if (isAlone) for (const route of map.routesOf(id)) addRoute(draft, map, route)
      return
    }
    case 'route': {
      const route = map.find('route', id)
      if (route) addRoute(draft, map, route)
      return
    }
    case 'region': {
      const region = map.find('region', id)
      if (region) draft.area(region.hexes, 'chosen')
      return
    }
    case 'label':
    case 'fleet':
    case 'bookmark': {
      const selected = map.find(kind, id)
      if (selected) draft.hex(selected, 'chosen')
    }
  }
}

function addRoute(draft: MapOverlayBuilder, map: StarMap, route: { fromStarId: string; toStarId: string }): void {
  const [from, to] = [map.findStar(route.fromStarId), map.findStar(route.toStarId)]
  if (from && to) draft.line(from, to, 'chosen')
}
