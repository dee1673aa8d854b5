import type { Point } from '#shared/kit/convex.ts'

/** How the table is seen: pixels a millimetre, and where its upper left corner is drawn. */
export interface Viewport {
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A width and a height, in millimetres or in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Pixels around the table where all of it is seen. */
const MARGIN = 26
const LEAST_SCALE = 0.05
const MOST_SCALE = 24

/** All of the area, in the middle. */
export function fitViewport(area: Size, pane: Size): Viewport {
  const room = { width: Math.max(40, pane.width - 2 * MARGIN), height: Math.max(40, pane.height - 2 * MARGIN) }
  const scale = Math.min(room.width / area.width, room.height / area.height)
  return { scale, x: (pane.width - area.width * scale) / 2, y: (pane.height - area.height * scale) / 2 }
}

/** Nearer or farther, while what lies under a point of the pane stays there. */
export function zoomViewport({ scale, x, y }: Viewport, factor: number, at: Point): Viewport {
  const next = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale * factor))
  const grown = next / scale
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }
}

/** Moved by pixels. */
export function panViewport({ scale, x, y }: Viewport, by: Point): Viewport {
  return { scale, x: x + by.x, y: y + by.y }
}

/** A point of the pane as a point of the table, whose y goes up. */
export function toTablePoint({ scale, x, y }: Viewport, at: Point, area: Size): Point {
  return { x: (at.x - x) / scale, y: area.height - (at.y - y) / scale }
}
