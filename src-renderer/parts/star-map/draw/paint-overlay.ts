import type { DrawList } from '#shared/cluster/draw/draw-list.ts'
import { getCornerOffsets } from '#shared/kit/hex-shape.ts'
import { type LevelOfDetail, getLevelOfDetail, MAX_STAR_SIZE_FACTOR } from './level-of-detail.ts'
import { getDashes } from './lines.ts'
import { getCssScale, type MapCanvas } from './map-canvas.ts'
import type { MapColours } from './map-colours.ts'
import type { OverlayEmphasis, MapOverlay, OverlayArrow } from './map-overlay-builder.ts'
import { paintSelectedStars, paintOverlayStar, paintOverlayText } from './paint-overlay-stars.ts'
import { traceRings } from './rings.ts'
import { RULER_SIZE } from './rulers.ts'

/** Gap between an arrow and the stars at its ends, in CSS pixels. */
const CLEAR = 5
/** Length of an arrowhead, in line widths. */
const HEAD = 4.5
const WIDTH = { plain: 2, strong: 3.5 } as const

/** Paints the arrow of a command, from star to star. */
function paintArrow(plate: MapCanvas, { from, to, side, style, isStrong }: OverlayArrow, detail: LevelOfDetail): void {
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
function paintCrosses(plate: MapCanvas, middles: readonly number[], { starRadius }: LevelOfDetail): void {
  const { context, scale, left, top, ratio, palette } = plate
  const inner = starRadius * MAX_STAR_SIZE_FACTOR * ratio * 0.75
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

/** Paints the overlay of the map, clipped to leave the rulers free. */
export function paintOverlay(plate: MapCanvas, list: DrawList, overlay: MapOverlay): void {
  const { context, width, height, ratio } = plate
  const detail = getLevelOfDetail(getCssScale(plate))
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

/** Style of each emphasis. Widths are CSS pixels. */
function getEmphasisStyle(
  emphasis: OverlayEmphasis,
  palette: MapColours,
): { colour: string; width: number; isDashed: boolean } {
  switch (emphasis) {
    case 'hover':
      return { colour: palette.control, width: 1, isDashed: false }
    case 'chosen':
      return { colour: palette.brass, width: 2, isDashed: false }
    case 'cursor':
      return { colour: palette.focus, width: 2, isDashed: false }
    case 'ghost':
      return { colour: palette.brass, width: 1.5, isDashed: true }
    case 'reach':
      return { colour: palette.good, width: 2, isDashed: false }
    case 'gone':
    case 'forbidden':
      return { colour: palette.harm, width: 2, isDashed: true }
  }
}

/** Above this number of lines, dashes are too slow. */
const MOST_DASHED = 400

/** Sets colour, width and dashes for a number of lines. */
function setLineStyle({ context, palette, ratio }: MapCanvas, emphasis: OverlayEmphasis, count: number): void {
  const { colour, width, isDashed } = getEmphasisStyle(emphasis, palette)
  context.setLineDash(isDashed && count < MOST_DASHED ? getDashes('dashed', width * ratio) : [])
  context.lineWidth = count < MOST_DASHED ? width * ratio : 1
  context.strokeStyle = colour
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
  emphasis: OverlayEmphasis,
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

function paintHexMarks(
  plate: MapCanvas,
  { board }: DrawList,
  middles: readonly number[],
  emphasis: OverlayEmphasis,
): void {
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
