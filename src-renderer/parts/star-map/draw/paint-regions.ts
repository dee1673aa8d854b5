import type { RegionShape } from '#shared/cluster/draw/draw-list.ts'
import { createHatchPattern } from './hatching.ts'
import type { IndexedDrawList } from './indexed-draw-list.ts'
import { type LevelOfDetail, getLevelOfDetail } from './level-of-detail.ts'
import { getCanvasBox, doBoxesMeet, getCssScale, type MapCanvas } from './map-canvas.ts'
import { getLargeNameOpacity } from './paint-labels.ts'
import { findRegionNamePosition, fitRegionName, REGION_NAME_LINE_SPACING } from './region-names.ts'
import { getRingBox, strokeBorder, traceRings } from './rings.ts'

const TINT = 0.17
const HIDDEN = 0.6
const HATCH = 0.6
const HATCHING = { apart: 8, width: 1.5, lean: 'right' } as const
const NAME_ALPHA = 0.75
/** Width of the halo of a name in front of stars, in CSS pixels. */
const HALO = 4

export function paintRegionTints(plate: MapCanvas, { list }: IndexedDrawList): void {
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

/** Paints the borders of regions just inside their outlines. */
export function paintRegionBorders(plate: MapCanvas, index: IndexedDrawList): void {
  const { context, layers } = plate
  const detail = getLevelOfDetail(getCssScale(plate))
  for (const region of index.list.regions) {
    if (!isInSight(region, plate)) continue
    context.globalAlpha = layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    if (region.border) paintBorder(plate, region, detail)
  }
  context.globalAlpha = 1
}

/**
 * Paints the names of regions: behind the stars where these have names, else in front of them with a halo, because they
 * are far larger than their places between the stars.
 */
export function paintRegionNames(
  plate: MapCanvas,
  index: IndexedDrawList,
  { names, regionNames }: LevelOfDetail,
): void {
  if (!regionNames) return
  const { context, layers, ratio, palette } = plate
  for (const region of index.list.regions) {
    if (!isInSight(region, plate)) continue
    context.globalAlpha = layers.regions.opacity * (region.isHidden ? HIDDEN : 1)
    context.lineWidth = HALO * ratio
    context.strokeStyle = palette.ground
    paintName(plate, region, { index, hasHalo: !names })
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
  const { scale, ratio } = plate
  const width = scale < 4 * ratio ? 1 : borderWidth * ratio
  strokeBorder(plate, rings, { style: isHidden ? 'dotted' : (border ?? 'solid'), width, colour })
}

/**
 * Paints the name in the region, where it touches neither stars nor routes if there is such a place.
 */
function paintName(
  plate: MapCanvas,
  region: RegionShape,
  { index, hasHalo }: { readonly index: IndexedDrawList; readonly hasHalo: boolean },
): void {
  const { context, scale, left, top, ratio, palette } = plate
  const spot = findRegionNamePosition(region, index)
  if (!spot) return
  const { lines, size, isSpaced } = fitRegionName(
    region.name,
    (spot.width * scale) / ratio,
    ((spot.rise + spot.fall) * scale) / ratio,
  )
  context.font = `${isSpaced ? '' : 'italic '}500 ${(size * ratio).toFixed(1)}px ${palette.book}`
  if (isSpaced) context.letterSpacing = `${(size * ratio * 0.14).toFixed(1)}px`
  context.globalAlpha *= isSpaced ? NAME_ALPHA * getLargeNameOpacity(getCssScale(plate)) : 1
  context.fillStyle = region.colour
  const step = size * REGION_NAME_LINE_SPACING * ratio
  const half = ((lines.length - 1) * step) / 2
  // Lines are centred on the place, and moved where they would leave the region above or below.
  const [highest, lowest] = [spot.y - spot.rise, spot.y + spot.fall]
  const middle = Math.max(highest * scale + half + step / 2, Math.min(lowest * scale - half - step / 2, spot.y * scale))
  const y = lines.length === 1 ? spot.y * scale : middle
  for (const [at, line] of lines.entries()) {
    const [x, baseline] = [spot.x * scale - left, y - half + at * step - top]
    if (hasHalo) context.strokeText(line, x, baseline)
    context.fillText(line, x, baseline)
  }
  context.letterSpacing = '0px'
}
