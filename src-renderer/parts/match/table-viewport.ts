import type { Point } from '#shared/kit/convex.ts'

/** Viewport of the table: pixels per millimetre, and the position of its upper left corner. */
export interface TableViewport {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** Width and height, in millimetres or in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Margin around the fitted table, in pixels. */
const MARGIN = 26
const LEAST_SCALE = 0.05
const MOST_SCALE = 24

/** Fits the whole area into the pane, centred. */
export function fitViewport(area: Size, pane: Size): TableViewport {
  const room = { width: Math.max(40, pane.width - 2 * MARGIN), height: Math.max(40, pane.height - 2 * MARGIN) }
  const scale = Math.min(room.width / area.width, room.height / area.height)
  return { scale, x: (pane.width - area.width * scale) / 2, y: (pane.height - area.height * scale) / 2 }
}

/** Zooms by a factor around a fixed point of the pane. */
export function zoomViewport({ scale, x, y }: TableViewport, factor: number, at: Point): TableViewport {
  const next = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale * factor))
  const grown = next / scale
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }
}

/** Pans by an offset in pixels. */
export function panViewport({ scale, x, y }: TableViewport, by: Point): TableViewport {
  return { scale, x: x + by.x, y: y + by.y }
}

/** Converts a point of the pane to a point of the table, whose y axis points up. */
export function toTablePoint({ scale, x, y }: TableViewport, at: Point, area: Size): Point {
  return { x: (at.x - x) / scale, y: area.height - (at.y - y) / scale }
}
