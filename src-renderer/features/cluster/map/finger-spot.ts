import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { FINGER, starNear } from '#renderer/parts/star-map/star-steps.ts'
import { hexCentre } from '#shared/kit/hex.ts'
import { hitAt } from '../tools/hits.ts'
import type { Scene } from '../tools/tool.ts'

/**
 * What a finger means that presses a map at so many pixels a hex radius: the star nearest to it, as far as a finger is
 * wide, unless something lies right under it. Moves stay as they are.
 */
export function fingerSpot(event: MapEvent, scene: Pick<Scene, 'map' | 'layers'>, scale: number): MapEvent {
  if (!('point' in event) || event.type === 'move' || !scene.layers.stars.isShown) return event
  const hit = hitAt(event, scene)
  if (hit && hit.kind !== 'route') return event
  const { stars, board } = scene.map
  const places = stars.map((place) => ({ place }))
  const near = starNear(places, { point: event.point, reach: FINGER / scale, board })
  return near ? { ...event, hex: near.place, point: hexCentre(near.place, board) } : event
}
