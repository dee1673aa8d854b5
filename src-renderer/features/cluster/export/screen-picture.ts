import type { Connection } from '#renderer/client/use-client.ts'
import { createDrawList } from '#shared/cluster/draw/draw-list.ts'
import type { DrawSource } from '#shared/cluster/draw/draw-source.ts'
import { readPalette } from '../draw/palette.ts'
import { drawPng, type PngResult } from '../draw/png.ts'
import { FIRST_LAYERS, type LayerId, type Layers } from '../layers.ts'
import { createStarMap } from '../star-map.ts'
import { playerCluster } from '../view/player-view.ts'
import type { Look } from './export-choices.ts'
import type { Chosen } from './use-preview.ts'

/** The parts of a map that are layers of the window too. */
export const SCREEN_PARTS = [
  'regions',
  'routes',
  'owners',
  'fleets',
  'labels',
  'notes',
  'fog',
] as const satisfies readonly (LayerId & keyof Look['parts'])[]

/** The layers that show the chosen parts, whatever is hidden in the window. */
export function layersOf(parts: Look['parts']): Layers {
  return SCREEN_PARTS.reduce<Layers>(
    (layers, part) => ({ ...layers, [part]: { ...layers[part], isShown: parts[part] } }),
    FIRST_LAYERS,
  )
}

/** The map as this window shows it, in the colours of its theme: a PNG whose longer side has so many pixels, or why there is none. */
export async function screenPicture(
  client: Connection['client'],
  chosen: Chosen,
  longSide: number,
): Promise<PngResult> {
  const { list } = createDrawList(await sourceFor(client, chosen))
  const palette = readPalette(document.documentElement)
  return drawPng(list, { longSide, palette, layers: layersOf(chosen.choices.look.parts), underlay: null })
}

async function sourceFor(client: Connection['client'], { map, clusterId, choices }: Chosen): Promise<DrawSource> {
  if (choices.edition === 'gamemaster') return map.source
  const view = await client.cluster.playerEdition({ id: clusterId })
  return createStarMap(playerCluster(view, clusterId), map.parts.ownerOf).source
}
