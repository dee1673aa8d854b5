import { type LevelOfDetail, STAR_SIZE_FACTORS } from './level-of-detail.ts'
import { getDashes } from './lines.ts'
import type { MapCanvas } from './map-canvas.ts'
import type { OverlayArrow } from './overlay-draft.ts'

/** Gap between an arrow and the stars at its ends, in CSS pixels. */
const CLEAR = 5
/** Length of an arrowhead, in line widths. */
const HEAD = 4.5
const WIDTH = { plain: 2, strong: 3.5 } as const

/** Paints the arrow of a command, from star to star. */
export function paintArrow(
  plate: MapCanvas,
  { from, to, side, style, isStrong }: OverlayArrow,
  detail: LevelOfDetail,
): void {
  const { context, scale, left, top, ratio, palette } = plate
  const [x1, y1, x2, y2] = [from.x * scale - left, from.y * scale - top, to.x * scale - left, to.y * scale - top]
  const length = Math.hypot(x2 - x1, y2 - y1)
  const gap = (detail.starRadius + CLEAR) * ratio
  if (length <= 2 * gap) return
  const width = (isStrong ? WIDTH.strong : WIDTH.plain) * ratio
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const head = HEAD * width
  const tip = { x: x2 - ux * gap, y: y2 - uy * gap }
  const foot = { x: tip.x - ux * head, y: tip.y - uy * head }
  context.strokeStyle = context.fillStyle = side === 'first' ? palette.brass : palette.link
  context.lineWidth = width
  context.setLineDash(getDashes(style, width))
  context.beginPath()
  context.moveTo(x1 + ux * gap, y1 + uy * gap)
  context.lineTo(foot.x, foot.y)
  context.stroke()
  context.setLineDash([])
  context.beginPath()
  context.moveTo(tip.x, tip.y)
  context.lineTo(foot.x - uy * head * 0.5, foot.y + ux * head * 0.5)
  context.lineTo(foot.x + uy * head * 0.5, foot.y - ux * head * 0.5)
  context.closePath()
  context.fill()
}

/** Paints crosses behind stars where a battle was fought, or where orders would cause one. */
export function paintCrosses(plate: MapCanvas, middles: readonly number[], { starRadius }: LevelOfDetail): void {
  const { context, scale, left, top, ratio, palette } = plate
  const inner = starRadius * Math.max(...STAR_SIZE_FACTORS) * ratio * 0.75
  const outer = inner + 6 * ratio
  context.beginPath()
  for (let at = 0; at < middles.length; at += 2) {
    const [x, y] = [(middles[at] ?? 0) * scale - left, (middles[at + 1] ?? 0) * scale - top]
    for (const [dx, dy] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      context.moveTo(x + dx * inner, y + dy * inner)
      context.lineTo(x + dx * outer, y + dy * outer)
    }
  }
  context.lineWidth = 3 * ratio
  context.strokeStyle = palette.harm
  context.stroke()
}
