import type { Connection } from '#renderer/client/use-client.ts'
import { drawBoardAsPng, type BoardPngResult } from '#renderer/parts/star-map/draw/board-png.ts'
import { readMapColours } from '#renderer/parts/star-map/draw/map-colours.ts'
import { DEFAULT_MAP_LAYER_STATES, type MapLayerId, type MapLayerStates } from '#renderer/stores/map-layers.ts'
import { createDrawListWithSource } from '#shared/cluster/draw/draw-list.ts'
import type { DrawableMap } from '#shared/cluster/draw/drawable-map.ts'
import { buildClusterFromPlayerView } from '../map/player-view.ts'
import { createStarMap } from '../model/star-map.ts'
import type { PictureAppearance } from './export-choices.ts'
import type { ExportPreviewInput } from './use-export-preview.ts'

/** Parts of an exported picture that can also be shown or hidden as layers of the map on screen. */
export const PARTS_WITH_LAYERS = [
  'regions',
  'allegiances',
  'routes',
  'owners',
  'fleets',
  'labels',
  'notes',
  'fog',
] as const satisfies readonly (MapLayerId & keyof PictureAppearance['parts'])[]

/** Layers for the chosen parts, regardless of the layers hidden in the window. */
export function buildLayersFromParts(parts: PictureAppearance['parts']): MapLayerStates {
  return PARTS_WITH_LAYERS.reduce<MapLayerStates>(
    (layers, part) => ({ ...layers, [part]: { ...layers[part], isShown: parts[part] } }),
    DEFAULT_MAP_LAYER_STATES,
  )
}

/**
 * Draws the map as in this window, in its theme, as a PNG with the given longer side in pixels; returns the reason if
 * that fails.
 */
export async function drawScreenPicture(
  client: Connection['client'],
  chosen: ExportPreviewInput,
  longSide: number,
): Promise<BoardPngResult> {
  const { list } = createDrawListWithSource(await sourceFor(client, chosen))
  const palette = readMapColours(document.documentElement)
  return drawBoardAsPng(list, {
    longSide,
    palette,
    layers: buildLayersFromParts(chosen.choices.look.parts),
    underlay: null,
  })
}

async function sourceFor(
  client: Connection['client'],
  { map, clusterId, choices }: ExportPreviewInput,
): Promise<DrawableMap> {
  if (choices.edition === 'gamemaster') return map.source
  const view = await client.cluster.playerEdition({ id: clusterId })
  return createStarMap(buildClusterFromPlayerView(view, clusterId), map.parts.ownerOf).source
}
