import type { LineStyle } from '#shared/cluster/chart.ts'
import { insetRing } from '#shared/cluster/draw/inset-ring.ts'
import type { OutlineRing } from '#shared/cluster/draw/outline.ts'
import { fitDashPatternToHexSide } from './lines.ts'
import type { BoardBox, CanvasContext, MapCanvas } from './map-canvas.ts'

const boxes = new WeakMap<OutlineRing, BoardBox>()

/** Bounding box of a ring, cached. */
export function getRingBox(ring: OutlineRing): BoardBox {
  const known = boxes.get(ring)
  if (known) return known
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] ?? 0
    const y = ring[at + 1] ?? 0
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  boxes.set(ring, box)
  return box
}

/** Adds whole rings to the path, for filling. */
export function traceRings(
  context: CanvasContext,
  rings: readonly OutlineRing[],
  { scale, left, top }: Pick<MapCanvas, 'scale' | 'left' | 'top'>,
): void {
  context.beginPath()
  for (const ring of rings) {
    context.moveTo((ring[0] ?? 0) * scale - left, (ring[1] ?? 0) * scale - top)
    for (let at = 2; at < ring.length; at += 2)
      context.lineTo((ring[at] ?? 0) * scale - left, (ring[at + 1] ?? 0) * scale - top)
    context.closePath()
  }
}

/**
 * Adds the visible sides of rings to the path, inset by `inset` device pixels, so that the lines of neighbours lie
 * side by side.
 */
export function traceVisibleRingSides(plate: MapCanvas, rings: readonly OutlineRing[], inset: number): void {
  const { context, scale, left, top, width, height } = plate
  const pad = 2 * scale
  context.beginPath()
  for (const ring of rings) {
    const inner = inset === 0 ? ring : drawnIn(ring, inset / scale)
    let isOpen = false
    let x1 = (inner.at(-2) ?? 0) * scale - left
    let y1 = (inner.at(-1) ?? 0) * scale - top
    for (let at = 0; at < inner.length; at += 2) {
      const x2 = (inner[at] ?? 0) * scale - left
      const y2 = (inner[at + 1] ?? 0) * scale - top
      const isSeen = x2 > -pad && y2 > -pad && x2 < width + pad && y2 < height + pad
      if (isSeen && !isOpen) context.moveTo(x1, y1)
      if (isSeen) context.lineTo(x2, y2)
      isOpen = isSeen
      x1 = x2
      y1 = y2
    }
  }
}

const insets = new WeakMap<OutlineRing, { readonly by: number; readonly ring: OutlineRing }>()

/** Insets a ring, cached, since all tiles of a level use the same inset. */
function drawnIn(ring: OutlineRing, by: number): OutlineRing {
  const known = insets.get(ring)
  if (known?.by === by) return known.ring
  const inner = insetRing(ring, by)
  insets.set(ring, { by, ring: inner })
  return inner
}

interface BorderLine {
  readonly style: LineStyle
  /** In device pixels. */
  readonly width: number
  readonly colour: string
}

/** Strokes a border just inside its rings. Dashes too short to be seen are drawn through. */
export function strokeBorder(
  plate: MapCanvas,
  rings: readonly OutlineRing[],
  { style, width, colour }: BorderLine,
): void {
  const { context, scale, ratio } = plate
  const { dashes, offset } = fitDashPatternToHexSide(style, width, scale)
  context.setLineDash(scale < 3 * ratio ? [] : dashes)
  context.lineDashOffset = offset
  context.lineWidth = width
  context.strokeStyle = colour
  traceVisibleRingSides(plate, rings, width / 2)
  context.stroke()
  context.setLineDash([])
}
