import type { RegionShape } from '#shared/cluster/draw/draw-list.ts'
import { createHatchPattern } from './hatching.ts'
import { type LevelOfDetail, getLevelOfDetail } from './level-of-detail.ts'
import { fitDashesToSide } from './lines.ts'
import { getCanvasBox, doBoxesMeet, getPageScale, type MapCanvas } from './map-canvas.ts'
import type { MapIndex } from './map-index.ts'
import { getAreaNameAlpha } from './paint-labels.ts'
import { findNamePosition, fitRegionName } from './region-names.ts'
import { getRingBox, traceRings, traceSides } from './rings.ts'

const TINT = 0.17
const HIDDEN = 0.6
const HATCH = 0.6
const HATCHING = { apart: 8, width: 1.5, lean: 'right' } as const
const NAME_ALPHA = 0.75

export function paintRegionTints(plate: MapCanvas, { list }: MapIndex): void {
  const { context, layers } = plate
  for (const region of list.regions) {
    if (!region.isFilled || !isInSight(region, plate)) continue
    context.globalAlpha = (region.isHatched ? HATCH : TINT) * layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    context.fillStyle =
      (region.isHatched && createHatchPattern(plate, { ...HATCHING, colour: region.colour })) || region.colour
    traceRings(context, region.rings, plate)
    context.fill()
  }
  context.globalAlpha = 1
}

/** Paints the borders of regions just inside their outlines, and their names where they fit. */
export function paintRegionBorders(plate: MapCanvas, index: MapIndex): void {
  const { context, layers } = plate
  const detail = getLevelOfDetail(getPageScale(plate))
  for (const region of index.list.regions) {
    if (!isInSight(region, plate)) continue
    context.globalAlpha = layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    if (region.border) paintBorder(plate, region, detail)
    if (detail.regionNames) paintName(plate, region, index)
  }
  context.globalAlpha = 1
}

function isInSight({ rings }: RegionShape, plate: MapCanvas): boolean {
  const box = getCanvasBox(plate)
  return rings.some((ring) => doBoxesMeet(getRingBox(ring), box))
}

function paintBorder(
  plate: MapCanvas,
  { rings, border, colour, isHidden }: RegionShape,
  { borderWidth }: LevelOfDetail,
): void {
  const { context, scale, ratio } = plate
  const width = scale < 4 * ratio ? 1 : borderWidth * ratio
  const style = isHidden ? 'dotted' : (border ?? 'solid')
  const { dashes, offset } = fitDashesToSide(style, width, scale)
  context.setLineDash(scale < 3 * ratio ? [] : dashes)
  context.lineDashOffset = offset
  context.lineWidth = width
  context.strokeStyle = colour
  traceSides(plate, rings, width / 2)
  context.stroke()
  context.setLineDash([])
}

/**
 * Paints spaced capitals in the region, where they touch neither stars nor routes if there is such a place. A name that is
 * too long overlaps the border rather than vanish.
 */
function paintName(plate: MapCanvas, region: RegionShape, index: MapIndex): void {
  const { context, scale, left, top, ratio, palette } = plate
  const spot = findNamePosition(region, index)
  if (!spot) return
  const { text, size } = fitRegionName(region.name, (spot.width * scale) / ratio)
  if (text === '') return
  context.font = `500 ${(size * ratio).toFixed(1)}px ${palette.book}`
  context.letterSpacing = `${(size * ratio * 0.14).toFixed(1)}px`
  context.globalAlpha *= NAME_ALPHA * getAreaNameAlpha(getPageScale(plate))
  context.fillStyle = region.colour
  context.fillText(text, spot.x * scale - left, spot.y * scale - top)
  context.letterSpacing = '0px'
}
