import type { MapPointerPosition } from '#renderer/parts/star-map/input/map-event.ts'
import type { HexPoint } from '#shared/kit/hex.ts'
import type { ToolMapContext, MapThingRef } from './tool.ts'

/** Maximum distance between the pointer and a route, in hex radii. */
const ROUTE_REACH = 0.4

/** Visible thing under the pointer. Stars take precedence over fleets, labels, notes and routes. */
export function findThingAt(
  { hex, point }: Pick<MapPointerPosition, 'hex' | 'point'>,
  { map, layers }: Pick<ToolMapContext, 'map' | 'layers'>,
): MapThingRef | null {
  if (hex) {
    const star = layers.stars.isShown ? map.findStarAt(hex) : null
    if (star) return { kind: 'star', id: star.id }
    const [fleet] = layers.fleets.isShown ? map.fleetsAt(hex) : []
    if (fleet) return { kind: 'fleet', id: fleet.id }
    const label = map.labelsAt(hex).find(({ kind }) => layers[kind === 'note' ? 'notes' : 'labels'].isShown)
    if (label) return { kind: 'label', id: label.id }
  }
  const route = layers.routes.isShown ? map.findRouteNear(point, ROUTE_REACH) : null
  return route && { kind: 'route', id: route.id }
}

/** An area of the board. */
export type SelectionArea =
  | { readonly type: 'box'; readonly from: HexPoint; readonly to: HexPoint }
  | { readonly type: 'lasso'; readonly points: readonly HexPoint[] }

/** Visible stars, fleets, labels and notes whose hex centre is inside an area. */
export function listThingsInArea(area: SelectionArea, { map, layers }: ToolMapContext): MapThingRef[] {
  const isInside = insideOf(area)
  const within = <Thing extends { readonly id: string; readonly row: number; readonly column: number }>(
    kind: MapThingRef['kind'],
    things: readonly Thing[],
  ) =>
    things.flatMap((item) => {
      const hex = map.field.indexOf(item)
      return isInside(map.middles[2 * hex] ?? 0, map.middles[2 * hex + 1] ?? 0) ? [{ kind, id: item.id }] : []
    })
  return [
    ...(layers.stars.isShown ? within('star', map.stars) : []),
    ...(layers.fleets.isShown ? within('fleet', map.fleets) : []),
    ...within(
      'label',
      map.labels.filter(({ kind }) => layers[kind === 'note' ? 'notes' : 'labels'].isShown),
    ),
  ]
}

function insideOf(area: SelectionArea): (x: number, y: number) => boolean {
  const points = area.type === 'box' ? [area.from, area.to] : area.points
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const isInBox = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom
  return area.type === 'box' ? isInBox : (x, y) => isInBox(x, y) && isInPolygon(x, y, area.points)
}

/** Ray casting: whether a ray to the right crosses the outline an odd number of times. */
function isInPolygon(x: number, y: number, points: readonly HexPoint[]): boolean {
  let isInside = false
  points.forEach((point, at) => {
    const otherHexPoint = points[(at + 1) % points.length] ?? point
    if (
      point.y > y !== otherHexPoint.y > y &&
      x < point.x + ((y - point.y) / (otherHexPoint.y - point.y)) * (otherHexPoint.x - point.x)
    )
      isInside = !isInside
  })
  return isInside
}
