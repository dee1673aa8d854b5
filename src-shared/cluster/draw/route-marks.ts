import { type LineStyle, DEFAULT_ROUTE_FIELDS } from '../chart.ts'
import { getFullStarRadius, type MapOnSheet } from './map-on-sheet.ts'
import { createPathPen, type PathPen, createStrokePaint } from './path-pen.ts'
import type { PictureTheme } from './picture-theme.ts'
import type { Mark, Paint } from './picture.ts'
import type { RouteStyle } from './route-layer.ts'

/** Lines are grouped by position, so that a sheet of a tiled poster includes only those it shows. */
const BLOCK_MM = 120
/** Distance of line ends from a star, as a multiple of its radius. */
const CLEAR = 1.12
/** Width of the clear band along a route, as a multiple of its width. It keeps lines apart from hatching. */
const CASING = 3

/** All routes, drawn along their {@link buildRouteLines}. */
export function buildRouteMarks({ list: { routes }, palette, sizes }: MapOnSheet, lines: Float32Array): Mark[] {
  const pens = new Map<string, { readonly pen: PathPen; readonly look: RouteStyle }>()
  for (let route = 0; route < routes.count; route += 1) {
    const { x1, y1, x2, y2 } = lineAt(lines, route)
    const index = routes.lookOf[route] ?? 0
    const key = `${index} ${Math.floor((x1 + x2) / 2 / BLOCK_MM)} ${Math.floor((y1 + y2) / 2 / BLOCK_MM)}`
    const group = pens.get(key) ?? { pen: createPathPen(), look: routes.looks[index] ?? DEFAULT_ROUTE_FIELDS }
    pens.set(key, group)
    group.pen.moveTo(x1, y1)
    group.pen.lineTo(x2, y2)
  }
  const casing = createStrokePaint(palette.ground, sizes.route * CASING)
  const groups = [...pens.values()]
  return [
    ...groups.map(({ pen }) => pen.mark(casing)),
    ...groups.map(({ pen, look }) => pen.mark(getRoutePaint(look, palette, sizes.route))),
  ]
}

function lineAt(lines: Float32Array, line: number) {
  const end = 4 * line
  return { x1: lines[end] ?? 0, y1: lines[end + 1] ?? 0, x2: lines[end + 2] ?? 0, y2: lines[end + 3] ?? 0 }
}

/** Paint of a route with a line width. */
export function getRoutePaint(look: RouteStyle, palette: PictureTheme, lineMm: number): Paint {
  if (look.isHidden)
    return createStrokePaint(palette.secret, lineMm, { dash: [4, 2.4, 0.01, 2.4].map((part) => part * lineMm) })
  const colour = palette.isColoured ? look.colour : null
  return createStrokePaint(colour ?? palette.route, lineMm, { dash: getDashPattern(look.style, lineMm) })
}

/** Dash pattern for a line width. */
export function getDashPattern(style: LineStyle, lineMm: number): readonly number[] {
  if (style === 'solid') return []
  return style === 'dashed' ? [3.2 * lineMm, 3 * lineMm] : [0.01, 2.4 * lineMm]
}

/** x1, y1, x2, y2 of each route in millimetres, shortened to the edges of the glyphs at its ends. */
export function buildRouteLines(plot: MapOnSheet): Float32Array {
  const { x, y, radiusMm } = plot
  const { ends, count } = plot.list.routes
  const reaches = reachesByPlace(plot)
  const cutAt = (atX: number, atY: number) => (CLEAR * (reaches.get(placeKey(atX, atY)) ?? 0)) / radiusMm
  const lines = new Float32Array(4 * count)
  for (let route = 0; route < count; route += 1) {
    const { x1, y1, x2, y2 } = lineAt(ends, route)
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [first, last] = [cutAt(x1, y1), cutAt(x2, y2)]
    const isLong = first + last < length
    const [from, to] = isLong ? [first / length, 1 - last / length] : [0, 1]
    lines[4 * route] = x + radiusMm * (x1 + (x2 - x1) * from)
    lines[4 * route + 1] = y + radiusMm * (y1 + (y2 - y1) * from)
    lines[4 * route + 2] = x + radiusMm * (x1 + (x2 - x1) * to)
    lines[4 * route + 3] = y + radiusMm * (y1 + (y2 - y1) * to)
  }
  return lines
}

function reachesByPlace(plot: MapOnSheet): Map<number, number> {
  const { at, count } = plot.list.stars
  const reaches = new Map<number, number>()
  for (let star = 0; star < count; star += 1)
    reaches.set(placeKey(at[2 * star] ?? 0, at[2 * star + 1] ?? 0), getFullStarRadius(plot, star))
  return reaches
}

/** Centres of hexes are more than a radius apart. */
function placeKey(x: number, y: number): number {
  return Math.round(x * 4) * 1_000_003 + Math.round(y * 4)
}
