import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { setLineStyle, getEmphasisStyle } from './emphasis.ts'
import { type LevelOfDetail, getLevelOfDetail } from './level-of-detail.ts'
import { getPageScale, type MapCanvas } from './map-canvas.ts'
import type { Emphasis, MapOverlay } from './overlay-draft.ts'
import { paintArrow, paintCrosses } from './paint-arrows-and-crosses.ts'
import { paintSelectedStars, paintOverlayStar, paintOverlayText } from './paint-overlay-stars.ts'
import { traceRings } from './rings.ts'
import { RULER_SIZE } from './rulers.ts'

/** Paints the overlay of the map, clipped to leave the rulers free. */
export function paintOverlay(plate: MapCanvas, list: DrawList, overlay: MapOverlay): void {
  const { context, width, height, ratio } = plate
  const detail = getLevelOfDetail(getPageScale(plate))
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width, height)
  context.save()
  context.beginPath()
  context.rect(Math.round(RULER_SIZE.rows * ratio) + 1, Math.round(RULER_SIZE.columns * ratio) + 1, width, height)
  context.clip()
  context.lineJoin = 'round'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const area of overlay.areas) paintArea(plate, area)
  overlay.lines.forEach((ends, emphasis) => paintLines(plate, ends, emphasis, detail))
  paintSelectedStars(plate, overlay.chosen, detail)
  overlay.hexes.forEach((middles, emphasis) => paintHexMarks(plate, list, middles, emphasis))
  for (const star of overlay.stars) paintOverlayStar(plate, star, detail)
  paintCrosses(plate, overlay.crosses, detail)
  for (const arrow of overlay.arrows) paintArrow(plate, arrow, detail)
  for (const shape of overlay.shapes) paintShape(plate, shape)
  for (const text of overlay.texts) paintOverlayText(plate, text, detail)
  context.restore()
}

function paintArea(plate: MapCanvas, { rings, emphasis, colour }: MapOverlay['areas'][number]): void {
  const { context, palette } = plate
  traceRings(context, rings, plate)
  context.globalAlpha = emphasis === 'chosen' || emphasis === 'reach' ? 0.12 : 0.25
  context.fillStyle = colour ?? getEmphasisStyle(emphasis, palette).colour
  context.fill()
  context.globalAlpha = 1
  setLineStyle(plate, emphasis, 1)
  context.stroke()
  context.setLineDash([])
}

/** Lines between stars end at their rays, so that they do not cover the stars' marks. */
function paintLines(
  plate: MapCanvas,
  ends: readonly number[],
  emphasis: Emphasis,
  { starRadius }: LevelOfDetail,
): void {
  const { context, scale, left, top, width, height, ratio } = plate
  const gap = starRadius * ratio
  context.beginPath()
  for (let at = 0; at + 3 < ends.length; at += 4) {
    const x1 = (ends[at] ?? 0) * scale - left
    const y1 = (ends[at + 1] ?? 0) * scale - top
    const x2 = (ends[at + 2] ?? 0) * scale - left
    const y2 = (ends[at + 3] ?? 0) * scale - top
    if (Math.max(x1, x2) < 0 || Math.max(y1, y2) < 0 || Math.min(x1, x2) > width || Math.min(y1, y2) > height) continue
    const length = Math.hypot(x2 - x1, y2 - y1)
    if (length <= 2 * gap) continue
    const [dx, dy] = [((x2 - x1) / length) * gap, ((y2 - y1) / length) * gap]
    context.moveTo(x1 + dx, y1 + dy)
    context.lineTo(x2 - dx, y2 - dy)
  }
  setLineStyle(plate, emphasis, ends.length / 4)
  context.stroke()
  context.setLineDash([])
}

/** Minimum size of a marked hex in CSS pixels, so that it is visible at any scale. */
const LEAST_HEX = 7

function paintHexMarks(plate: MapCanvas, { board }: DrawList, middles: readonly number[], emphasis: Emphasis): void {
  const { context, scale, left, top, width, height, ratio } = plate
  const size = Math.max(scale + (emphasis === 'cursor' ? 1.5 * ratio : 0), LEAST_HEX * ratio)
  const corners = getCornerOffsets(board.orientation).map(({ x, y }) => ({ x: x * size, y: y * size }))
  context.beginPath()
  for (let at = 0; at < middles.length; at += 2) {
    const x = (middles[at] ?? 0) * scale - left
    const y = (middles[at + 1] ?? 0) * scale - top
    if (x < -size || y < -size || x > width + size || y > height + size) continue
    corners.forEach((corner, index) =>
      index === 0 ? context.moveTo(x + corner.x, y + corner.y) : context.lineTo(x + corner.x, y + corner.y),
    )
    context.closePath()
  }
  setLineStyle(plate, emphasis, middles.length / 2)
  context.stroke()
  context.setLineDash([])
}

function paintShape(plate: MapCanvas, { points, isClosed, emphasis }: MapOverlay['shapes'][number]): void {
  const { context, scale, left, top, palette } = plate
  context.beginPath()
  for (let at = 0; at < points.length; at += 2)
    context.lineTo((points[at] ?? 0) * scale - left, (points[at + 1] ?? 0) * scale - top)
  if (isClosed) context.closePath()
  context.globalAlpha = 0.1
  context.fillStyle = getEmphasisStyle(emphasis, palette).colour
  context.fill()
  context.globalAlpha = 1
  setLineStyle(plate, 'ghost', 1)
  context.stroke()
  context.setLineDash([])
}
