import type { RouteStyle } from '#shared/cluster/draw/route-layer.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import type { LevelOfDetail } from './level-of-detail.ts'
import { getDashes } from './lines.ts'
import { getCanvasBox, getCssScale, type MapCanvas } from './map-canvas.ts'

/** Paints routes, one path per style. Hidden routes are dotted. */
export function paintRoutes(plate: MapCanvas, index: IndexedDrawList, detail: LevelOfDetail): void {
  const { looks, lookOf } = index.list.routes
  const found = index.routes.within(getCanvasBox(plate, 4 * plate.ratio))
  if (found.length === 0) return
  if (looks.length === 1) return looks[0] && paintAlike(plate, index, found, looks[0], detail)
  const alike = Map.groupBy(found, (route) => lookOf[route] ?? 0)
  looks.forEach((look, at) => {
    const routes = alike.get(at)
    if (routes) paintAlike(plate, index, routes, look, detail)
  })
}

function paintAlike(
  plate: MapCanvas,
  { list: { routes } }: IndexedDrawList,
  found: readonly number[],
  { colour, style, isHidden }: RouteStyle,
  { routeWidth }: LevelOfDetail,
): void {
  const { context, scale, left, top, ratio, palette, layers } = plate
  const { ends } = routes
  const far = getCssScale(plate)
  // Lines of one pixel are many times faster than wider ones and are drawn in one path. Wider lines are faster one by
  // one.
  const width = routeWidth === 1 ? 1 : routeWidth * ratio
  const isPlain = far < 5
  context.setLineDash(isPlain ? [] : getDashes(isHidden ? 'dotted' : style, Math.max(width, ratio)))
  context.lineWidth = width
  context.strokeStyle = colour ?? palette.dim
  context.globalAlpha = layers.routes.opacity * (isHidden ? 0.65 : 0.85) * Math.min(1, 0.35 + far / 12)
  context.beginPath()
  for (const route of found) {
    if (width > 1) context.beginPath()
    context.moveTo((ends[4 * route] ?? 0) * scale - left, (ends[4 * route + 1] ?? 0) * scale - top)
    context.lineTo((ends[4 * route + 2] ?? 0) * scale - left, (ends[4 * route + 3] ?? 0) * scale - top)
    if (width > 1) context.stroke()
  }
  if (width === 1) context.stroke()
  context.setLineDash([])
  context.globalAlpha = 1
}
