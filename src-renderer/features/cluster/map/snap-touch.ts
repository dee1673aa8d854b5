import type { MapEvent } from '#renderer/parts/star-map/input/map-event.ts'
import { TOUCH_TARGET_RADIUS_PX, findStarNear } from '#renderer/parts/star-map/star-navigation.ts'
import { computeHexCentre } from '#shared/kit/hex.ts'
import { findThingAt } from '../tools/hit-test.ts'
import type { ToolMapContext } from '../tools/tool.ts'

/**
 * Adjusts touch events to the nearest star within the width of a finger, unless something is exactly under the touch
 * point. The scale is in pixels per hex radius. Move events are unchanged.
 */
export function snapTouchToStar(
  event: MapEvent,
  context: Pick<ToolMapContext, 'map' | 'layers'>,
  scale: number,
): MapEvent {
  if (!('point' in event) || event.type === 'move' || !context.layers.stars.isShown) return event
  const hit = findThingAt(event, context)
  if (hit && hit.kind !== 'route') return event
  const { stars, board } = context.map
  const places = stars.map((place) => ({ place }))
  const near = findStarNear(places, { point: event.point, reach: TOUCH_TARGET_RADIUS_PX / scale, board })
  return near ? { ...event, hex: near.place, point: computeHexCentre(near.place, board) } : event
}
